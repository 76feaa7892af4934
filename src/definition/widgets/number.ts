import { Type } from 'typebox';
import type { WidgetEntry } from './entry.ts';
import { isText } from './values.ts';

export const number = {
  description: 'A number.',
  noun: 'a field for a number',
  types: ['number', 'integer'],
  defaultFor: { types: ['number', 'integer'] },
  labels: 'label',
  options: {
    unit: Type.Optional(
      Type.String({
        title: 'unit',
        description: 'Unit shown after the number.',
        examples: ['kg'],
      }),
    ),
  },
  // A text input keeps text that is no number, and the rule on the type reports it.
  prevents: [],
  canEnter: (value) => typeof value === 'number' || isText(value),
  canBeEmptied: true,
} satisfies WidgetEntry;
