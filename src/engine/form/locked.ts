import { createContext } from 'react';

/**
 * Whether the answers of the form on the screen stay as they are for now: they are being checked or sent, or another step is on
 * its way. Nothing that changes or deletes them does anything meanwhile.
 */
export const LockedContext = createContext(false);
