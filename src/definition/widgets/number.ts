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
        description: 'Unit shown beside the number.',
        examples: ['kg'],
      }),
    ),
    unitPosition: Type.Optional(
      Type.Union([Type.Literal('before'), Type.Literal('after')], {
        title: 'side of the unit',
        description: 'Side of the number on which the unit stands.',
        default: 'after',
        examples: ['before'],
      }),
    ),
  },
  answerWidth: 'short',
  // A text input keeps text that is no number, and the rule on the type reports it.
  prevents: [],
  canEnter: (value) => typeof value === 'number' || isText(value),
  canBeEmptied: true,
} satisfies WidgetEntry;
