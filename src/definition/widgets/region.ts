import { Type } from 'typebox';
import type { WidgetEntry } from './entry.ts';

export const region = {
  description: 'A region of the country chosen elsewhere; the answer is its full name.',
  noun: 'a list of regions',
  synonyms: ['state', 'province'],
  types: ['string'],
  labels: 'label',
  options: {
    country: Type.String({
      description: 'JSON Pointer to the answer that names the country.',
      examples: ['/answers/country'],
    }),
  },
  pointers: { country: 'country' },
  prevents: ['type'],
  canBeEmptied: true,
  sample: 'California',
} satisfies WidgetEntry;
