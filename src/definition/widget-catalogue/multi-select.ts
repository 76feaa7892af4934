import { severalOptions } from './choice-options.ts';
import type { WidgetEntry } from './entry.ts';

export const multiSelect = {
  description: 'Several choices from a list that opens and can be searched, shown as chips.',
  noun: 'a list to choose several from',
  example: {
    schema: {
      languages: {
        type: 'array',
        title: 'Languages',
        uniqueItems: true,
        items: { type: 'string', enum: ['English', 'French', 'German'] },
      },
    },
    ui: { languages: { 'ui:widget': 'multi-select' } },
  },
  texts: ['searchFound', 'notChosen', 'choicesFailed', 'choicesFull'],
  synonyms: ['combobox', 'tags'],
  replaces: [{ name: 'select', type: 'array' }],
  types: ['array'],
  labels: 'label',
  choices: { takesOther: true },
  options: severalOptions,
  prevents: ['type'],
  canBeEmptied: true,
} satisfies WidgetEntry;
