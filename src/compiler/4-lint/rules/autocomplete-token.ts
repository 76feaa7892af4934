import { fieldsOf } from '../../model/form-fields.ts';
import { formsOf } from '../../model/product.ts';
import { suggest } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

/** Autofill field names of the HTML standard; those of `contacts` may follow home, work, mobile, fax or pager. */
const names = [
  ...['name', 'honorific-prefix', 'given-name', 'additional-name', 'family-name'],
  ...['honorific-suffix', 'nickname', 'username', 'new-password', 'current-password'],
  ...['one-time-code', 'organization-title', 'organization', 'street-address', 'address-line1'],
  ...['address-line2', 'address-line3', 'address-level4', 'address-level3', 'address-level2'],
  ...['address-level1', 'country', 'country-name', 'postal-code', 'cc-name', 'cc-given-name'],
  ...['cc-additional-name', 'cc-family-name', 'cc-number', 'cc-exp', 'cc-exp-month', 'cc-exp-year'],
  ...['cc-csc', 'cc-type', 'transaction-currency', 'transaction-amount', 'language', 'bday'],
  ...['bday-day', 'bday-month', 'bday-year', 'sex', 'url', 'photo'],
];
const contacts = [
  ...['tel', 'tel-country-code', 'tel-national', 'tel-area-code', 'tel-local'],
  ...['tel-local-prefix', 'tel-local-suffix', 'tel-extension', 'email', 'impp'],
];
const alone = ['on', 'off'];
const known = [...alone, ...names, ...contacts];

export const rule: Rule = {
  description: 'Every "ui:autocomplete" is a token of the HTML standard.',
  checkUnit: (product) =>
    formsOf(product).flatMap((form) =>
      fieldsOf(form).flatMap(({ ui, uiPointer }) => {
        const token = ui?.['ui:autocomplete'];
        if (token === undefined || isKnown(token)) return [];
        return [
          {
            file: form.uiPath,
            pointer: `${uiPointer}/ui:autocomplete`,
            message: `"${token}" is no autocomplete token of the HTML standard.${suggest(token, known)}`,
          },
        ];
      }),
    ),
};

function isKnown(token: string): boolean {
  const words = token.split(' ');
  if (words[0]?.startsWith('section-')) words.shift();
  if (words[0] === 'shipping' || words[0] === 'billing') words.shift();
  const kind = ['home', 'work', 'mobile', 'fax', 'pager'].includes(words[0] ?? '');
  if (kind) words.shift();
  const [name = '', ...rest] = words;
  if (rest.length > 0) return false;
  if (alone.includes(name)) return token === name;
  return kind ? contacts.includes(name) : known.includes(name);
}
