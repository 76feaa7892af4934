import type { WidgetEntry } from './entry.ts';

export const matrix = {
  description:
    'A group of questions with the same choices: a row for each below one header, and radio buttons on phones.',
  noun: 'a row of radio buttons in a table',
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
