import type { WidgetEntry } from './entry.ts';
import { isBoolean } from './values.ts';

export const yesNo = {
  description:
    'Two choices side by side: of a boolean (yes is true), or of a question with two choices.',
  noun: 'two buttons',
  example: {
    schema: { has_pets: { type: 'boolean', title: 'Do you have pets?' } },
    ui: { has_pets: { 'ui:widget': 'yes-no' } },
  },
  synonyms: ['toggle', 'switch'],
  replaces: [
    { name: 'radio', type: 'boolean' },
    { name: 'select', type: 'boolean' },
  ],
  types: ['boolean', 'string', 'number', 'integer'],
  labels: 'group',
  notInCell: 'Choose "checkbox" or "select".',
  choices: { count: 2, ownFor: ['boolean'] },
  idleKeys: ['ui:placeholder', 'ui:autocomplete'],
  prevents: ['type'],
  canEnter: isBoolean,
  canBeEmptied: false,
} satisfies WidgetEntry;
