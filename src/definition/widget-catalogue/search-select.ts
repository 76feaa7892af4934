import type { WidgetEntry } from './entry.ts';
import { select } from './select.ts';

export const searchSelect = {
  ...select,
  description: 'One choice from a list that opens and can be searched.',
  noun: 'a list to search',
  example: {
    schema: { size: { type: 'string', title: 'Size', enum: ['Small', 'Medium', 'Large'] } },
    ui: { size: { 'ui:widget': 'search-select' } },
  },
  texts: ['searchFound', 'notChosen', 'choicesFailed'],
  synonyms: ['autocomplete', 'typeahead', 'combobox'],
  defaultFor: { choices: 15 },
} satisfies WidgetEntry;
