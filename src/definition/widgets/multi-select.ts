import type { WidgetEntry } from './entry.ts';
import { severalOptions } from './options.ts';

export const multiSelect = {
  description: 'Several choices from a list that opens and can be searched, shown as chips.',
  noun: 'a list to choose several from',
  searchesList: true,
  synonyms: ['combobox'],
  types: ['array'],
  labels: 'label',
  choices: { takesOther: true },
  options: severalOptions,
  prevents: ['type'],
  canBeEmptied: true,
} satisfies WidgetEntry;
