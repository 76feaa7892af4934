import * as exported from 'jsvat-next';

// Node.js reads the package as CommonJS, and browsers get it as an ES module.
const { checkVAT, countries, norway }: typeof exported =
  Reflect.get(exported, 'default') ?? exported;

/** The letters before the numbers of the European Union, the United Kingdom and Switzerland. */
const prefixes =
  /^(AT|BE|BG|CHE|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)[A-Z0-9+*]+$/;

/** Numbers of Norway, which end in letters of their own. The library knows them without those of the country. */
const norwegian = /^(NO)?(\d{9}MVA)$/;

/** Validates the format and the check digits of a VAT number, by the rules of the country that it begins with. */
export function isVat(text: string): boolean {
  const [, , number = ''] = norwegian.exec(text) ?? [];
  if (number) return checkVAT(number, [norway]).isValid;
  return prefixes.test(text) && checkVAT(text, countries).isValid;
}
