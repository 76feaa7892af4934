import { Type } from 'typebox';
import type { WidgetEntry } from './entry.ts';

export const scale = {
  description:
    'A whole number from `minimum` to `maximum`, all of them in sight, such as a score from 0 to 10.',
  noun: 'a row of numbers',
  example: {
    schema: {
      score: {
        type: 'integer',
        title: 'How likely are you to recommend us?',
        minimum: 0,
        maximum: 10,
      },
    },
    ui: {
      score: { 'ui:widget': 'scale', 'ui:options': { low: 'Not at all', high: 'Very likely' } },
    },
  },
  synonyms: ['rating', 'stars', 'score', 'likert', 'nps'],
  replaces: [{ name: 'range', type: 'integer' }],
  types: ['integer'],
  labels: 'group',
  notInCell: 'Choose "number".',
  choices: { fromLimits: true },
  options: {
    low: {
      schema: Type.String({
        description: 'Says what the lowest number means.',
        examples: ['Not at all likely'],
      }),
      label: 'meaning of the lowest number',
      holds: 'fixed-text',
    },
    high: {
      schema: Type.String({
        description: 'Says what the highest number means.',
        examples: ['Very likely'],
      }),
      label: 'meaning of the highest number',
      holds: 'fixed-text',
    },
  },
  idleKeys: ['ui:placeholder', 'ui:autocomplete'],
  prevents: ['type', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  canBeEmptied: false,
} satisfies WidgetEntry;
