import { createContext } from 'react';
import type { CalledChoices } from '../../core/form/called-choices.ts';

/** The choices that calls have brought; only screens with such questions have some. */
export const ChoicesContext = createContext<CalledChoices | undefined>(undefined);
