import { isValidBIC } from 'ibantools';

/** Validates the format of a BIC, and whether its country exists. */
export const isBic = (text: string): boolean => isValidBIC(text);
