// The functions that validate texts of a format where a pattern is not enough, each in the file of the format's name.
export { isBic } from './bic.ts';
export { isIban } from './iban.ts';
export { isVat } from './vat.ts';
