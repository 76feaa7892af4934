import { amount } from './amount.ts';
import type { WidgetEntry } from './entry.ts';

export const output = {
  description: 'A calculated answer, which visitors read and never enter.',
  noun: 'a calculated value',
  example: {
    schema: { price: { type: 'number', title: 'Price' }, tax: { type: 'number', title: 'Tax' } },
    ui: {
      tax: {
        'ui:widget': 'output',
        'ui:options': { calculated: { product: ['/answers/price', 0.2] }, currency: 'EUR' },
      },
    },
  },
  synonyms: ['calculated', 'computed', 'calculation', 'formula', 'result'],
  types: ['number', 'integer', 'string', 'boolean'],
  labels: 'label',
  options: amount.options,
  idleKeys: ['ui:placeholder', 'ui:autocomplete'],
  // A calculation gives its type or nothing; missing values are asked for where they are entered.
  prevents: ['type', 'required'],
  canBeEmptied: false,
} satisfies WidgetEntry;
