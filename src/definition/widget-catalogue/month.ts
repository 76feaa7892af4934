import type { WidgetEntry } from './entry.ts';
import { isText } from './values.ts';

export const month = {
  description: 'A month of a year, in boxes for month and year; as YYYY-MM.',
  noun: 'boxes for month and year',
  example: { schema: { expires: { type: 'string', title: 'Expires in', format: 'year-month' } } },
  synonyms: ['month-picker', 'month-year', 'year-month'],
  types: ['string'],
  unfinishedFormat: 'year-month',
  texts: ['day', 'month', 'year', 'datePartsMissing'],
  labels: 'group',
  idleKeys: ['ui:placeholder'],
  answerWidth: 'short',
  // The format refuses an unfinished month.
  prevents: ['type'],
  canEnter: (value) => isText(value) && value.split('-').length === 2,
  canBeEmptied: true,
  sample: '2027-04',
  display: 'month',
} satisfies WidgetEntry;
