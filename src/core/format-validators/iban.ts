import { isValidIBAN } from 'ibantools';

/** Validates the length, the national format and the check digits of an IBAN without blanks. */
export const isIban = (text: string): boolean => isValidIBAN(text);
