import type { WidgetEntry } from './entry.ts';
import { isDay } from './values.ts';

export const date = {
  description: 'A day, as YYYY-MM-DD.',
  noun: 'a field for a day',
  synonyms: ['calendar', 'datepicker'],
  types: ['string'],
  defaultFor: { formats: ['date'] },
  labels: 'label',
  options: {},
  idleKeys: ['ui:placeholder'],
  answerWidth: 'short',
  // The browser's own date input gives nothing but days.
  prevents: ['type', 'format'],
  canEnter: isDay,
  canBeEmptied: true,
  sample: '2027-04-12',
  display: 'date',
} satisfies WidgetEntry;
