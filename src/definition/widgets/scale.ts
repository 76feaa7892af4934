import { Type } from 'typebox';
import type { WidgetEntry } from './entry.ts';

export const scale = {
  description:
    'A whole number from `minimum` to `maximum`, all of them in sight, such as a score from 0 to 10.',
  noun: 'a row of numbers',
  synonyms: ['rating', 'stars', 'score', 'likert', 'nps'],
  types: ['integer'],
  labels: 'group',
  choices: { fromLimits: true },
  options: {
    low: Type.Optional(
      Type.String({
        title: 'meaning of the lowest number',
        description: 'Says what the lowest number means.',
        examples: ['Not at all likely'],
      }),
    ),
    high: Type.Optional(
      Type.String({
        title: 'meaning of the highest number',
        description: 'Says what the highest number means.',
        examples: ['Very likely'],
      }),
    ),
  },
  idleKeys: ['ui:placeholder', 'ui:autocomplete'],
  prevents: ['type', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  canBeEmptied: false,
} satisfies WidgetEntry;
