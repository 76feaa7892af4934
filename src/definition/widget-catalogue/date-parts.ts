import type { WidgetEntry } from './entry.ts';
import { isText } from './values.ts';

export const dateParts = {
  description: 'A day that people know by heart, in boxes for day, month and year; as YYYY-MM-DD.',
  noun: 'boxes for day, month and year',
  example: {
    schema: { born: { type: 'string', title: 'When were you born?', format: 'date' } },
    ui: { born: { 'ui:widget': 'date-parts', 'ui:autocomplete': 'bday' } },
  },
  synonyms: ['birthday', 'date-of-birth', 'memorable-date'],
  replaces: [{ name: 'alt-date' }],
  types: ['string'],
  unfinishedFormat: 'date',
  texts: ['day', 'month', 'year', 'datePartsMissing'],
  labels: 'group',
  idleKeys: ['ui:placeholder'],
  // The format refuses an unfinished day, and 30 February.
  prevents: ['type'],
  canEnter: (value) => isText(value) && value.split('-').length === 3,
  canBeEmptied: true,
  sample: '2027-04-12',
  display: 'date',
} satisfies WidgetEntry;
