import type { WidgetEntry } from './entry.ts';

export const matrix = {
  description:
    'A group of questions with the same choices: a row for each below one header, and radio buttons on phones.',
  noun: 'a row of radio buttons in a table',
  example: {
    schema: {
      service: {
        type: 'object',
        title: 'How was our service?',
        properties: {
          speed: { type: 'string', title: 'Speed', enum: ['Good', 'Bad'] },
          care: { type: 'string', title: 'Care', enum: ['Good', 'Bad'] },
        },
      },
    },
    ui: { service: { 'ui:widget': 'matrix' } },
  },
  synonyms: ['grid', 'likert'],
  types: ['string', 'number', 'integer', 'boolean'],
  labels: 'group',
  ofGroup: true,
  part: 'layout/matrix.tsx',
  choices: {},
  idleKeys: ['ui:placeholder', 'ui:autocomplete'],
  prevents: ['type'],
  canBeEmptied: false,
} satisfies WidgetEntry;
