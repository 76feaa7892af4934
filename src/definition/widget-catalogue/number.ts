import { Type } from 'typebox';
import type { WidgetEntry } from './entry.ts';
import { isText } from './values.ts';

export const number = {
  description: 'A number.',
  noun: 'a field for a number',
  example: {
    schema: { weight: { type: 'number', title: 'Weight', minimum: 0 } },
    ui: { weight: { 'ui:options': { unit: 'kg' } } },
  },
  synonyms: ['quantity'],
  types: ['number', 'integer'],
  defaultFor: { types: ['number', 'integer'] },
  labels: 'label',
  options: {
    unit: {
      schema: Type.String({ description: 'Unit shown beside the number.', examples: ['kg'] }),
      label: 'unit',
      holds: 'fixed-text',
      inQuestion: true,
    },
    unitPosition: {
      schema: Type.Union([Type.Literal('before'), Type.Literal('after')], {
        description: 'Side of the number on which the unit stands.',
        default: 'after',
        examples: ['before'],
      }),
      label: 'side of the unit',
      inQuestion: true,
    },
  },
  answerWidth: 'short',
  // A text input keeps text that is no number, and the rule on the type reports it.
  prevents: [],
  canEnter: (value) => typeof value === 'number' || isText(value),
  canBeEmptied: true,
} satisfies WidgetEntry;
