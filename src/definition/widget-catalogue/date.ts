import type { WidgetEntry } from './entry.ts';
import { isDayValue } from './values.ts';

export const date = {
  description: 'A day, as YYYY-MM-DD.',
  noun: 'a field for a day',
  synonyms: ['calendar', 'datepicker'],
  types: ['string'],
  texts: ['dateUnfinished'],
  labels: 'label',
  idleKeys: ['ui:placeholder'],
  answerWidth: 'short',
  // The browser's own date input gives nothing but days.
  prevents: ['type', 'format'],
  canEnter: isDayValue,
  canBeEmptied: true,
  sample: '2027-04-12',
  display: 'date',
} satisfies WidgetEntry;
