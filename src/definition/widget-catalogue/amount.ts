import { Type } from 'typebox';
import type { WidgetEntry } from './entry.ts';
import { number } from './number.ts';

export const amount = {
  ...number,
  description:
    'A number whose thousands are set apart, as the page’s language writes it: an amount of money, of people, of metres.',
  noun: 'a field for an amount',
  example: {
    schema: { income: { type: 'number', title: 'Income', minimum: 0, multipleOf: 0.01 } },
    ui: { income: { 'ui:options': { currency: 'EUR' } } },
  },
  synonyms: ['currency', 'money', 'price', 'fee'],
  defaultFor: { types: ['number', 'integer'], option: 'currency' },
  options: {
    ...number.options,
    currency: {
      schema: Type.String({
        description:
          'Code of the currency (ISO 4217). Its sign stands where the page’s language puts it.',
        pattern: '^[A-Z]{3}$',
        examples: ['EUR'],
      }),
      label: 'currency',
    },
  },
} satisfies WidgetEntry;
