import type { WidgetEntry } from './entry.ts';
import { select } from './select.ts';

export const searchSelect = {
  ...select,
  description: 'One choice from a list that opens and can be searched.',
  noun: 'a list to search',
  texts: ['searchFound', 'notChosen'],
  synonyms: ['autocomplete', 'typeahead', 'combobox'],
  defaultFor: { choices: 15 },
} satisfies WidgetEntry;
