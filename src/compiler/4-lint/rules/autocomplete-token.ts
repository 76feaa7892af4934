import { fieldsIn } from '../../model/form/form-fields.ts';
import { suggest } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

/** Autofill field names of the HTML standard; those of `contacts` may follow home, work, mobile, fax or pager. */
const names = tokens(`
  name honorific-prefix given-name additional-name family-name honorific-suffix nickname username
  new-password current-password one-time-code organization-title organization street-address
  address-line1 address-line2 address-line3 address-level4 address-level3 address-level2
  address-level1 country country-name postal-code cc-name cc-given-name cc-additional-name
  cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency
  transaction-amount language bday bday-day bday-month bday-year sex url photo
`);
const contacts = tokens(`
  tel tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix
  tel-extension email impp
`);
const alone = ['on', 'off'];
const known = [...alone, ...names, ...contacts];

export const rule: Rule = {
  description: 'Every "ui:autocomplete" is a token of the HTML standard.',
  checkUnit: (product) =>
    fieldsIn(product).flatMap(({ form, ui, uiPointer }) => {
      const token = ui?.['ui:autocomplete'];
      if (token === undefined || isKnown(token)) return [];
      const message = `"${token}" is no autocomplete token of the HTML standard.${suggest(token, known)}`;
      return [{ file: form.uiPath, pointer: `${uiPointer}/ui:autocomplete`, message }];
    }),
};

/** Splits a text at blanks and line ends. */
function tokens(text: string): string[] {
  return text.trim().split(/\s+/);
}

function isKnown(token: string): boolean {
  const parts = token.split(' ');
  if (parts[0]?.startsWith('section-')) parts.shift();
  if (parts[0] === 'shipping' || parts[0] === 'billing') parts.shift();
  const kind = ['home', 'work', 'mobile', 'fax', 'pager'].includes(parts[0] ?? '');
  if (kind) parts.shift();
  const [name = '', ...rest] = parts;
  if (rest.length > 0) return false;
  if (alone.includes(name)) return token === name;
  return kind ? contacts.includes(name) : known.includes(name);
}
