import { Type } from 'typebox';
import { firstCountries } from './country-code-list.ts';
import type { WidgetEntry } from './entry.ts';
import { isText } from './values.ts';

export const phone = {
  description: 'A phone number with a country selector; the answer is E.164.',
  noun: 'a field for a phone number',
  example: {
    schema: { phone: { type: 'string', title: 'Phone number', format: 'phone' } },
    ui: { phone: { 'ui:options': { defaultCountry: 'US' } } },
  },
  synonyms: ['tel', 'mobile', 'cell'],
  types: ['string'],
  labels: 'label',
  texts: ['phoneCountry', 'international', 'phoneUnread'],
  options: {
    defaultCountry: {
      schema: Type.String({
        description: 'Two-letter code of the country that is chosen at first.',
        pattern: '^[A-Z]{2}$',
        examples: ['US'],
      }),
      countries: 'phone',
      label: 'the country that {it} starts with',
    },
    defaultCountryFrom: {
      schema: Type.String({
        description: 'Item of the browser’s storage with that code; goes before defaultCountry.',
        examples: ['home-country'],
      }),
      label: 'the item of the browser’s storage with the country that {it} starts with',
    },
    first: firstCountries('phone'),
  },
  answerWidth: 'medium',
  prevents: ['type'],
  canEnter: (value) => isText(value) && /^\+\d+$/.test(value),
  canBeEmptied: true,
  sample: '+12015550123',
  display: 'phone',
} satisfies WidgetEntry;
