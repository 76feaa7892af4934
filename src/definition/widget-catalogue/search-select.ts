import type { WidgetEntry } from './entry.ts';

export const searchSelect = {
  description: 'One choice from a list that opens and can be searched.',
  noun: 'a list to search',
  texts: ['searchFound', 'notChosen'],
  synonyms: ['autocomplete', 'typeahead', 'combobox'],
  types: ['string', 'number', 'integer', 'boolean'],
  defaultFor: { choices: 15 },
  labels: 'label',
  choices: { takesOther: true },
  answerWidth: 'medium',
  prevents: ['type'],
  canBeEmptied: true,
} satisfies WidgetEntry;
