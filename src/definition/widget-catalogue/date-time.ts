import type { WidgetEntry } from './entry.ts';
import { isDayValue, isText, isTime } from './values.ts';

export const dateTime = {
  description: 'A day with a time, as YYYY-MM-DDTHH:MM.',
  noun: 'a field for a day with a time',
  synonyms: ['datetime', 'datetime-local'],
  replaces: [{ name: 'datetime' }, { name: 'alt-datetime' }],
  types: ['string'],
  texts: ['dateUnfinished'],
  labels: 'label',
  idleKeys: ['ui:placeholder'],
  answerWidth: 'medium',
  // The browser's own input gives nothing but days with a time.
  prevents: ['type', 'format'],
  canEnter: (value) => isText(value) && isDayValue(value.slice(0, 10)) && isTime(value.slice(11)),
  canBeEmptied: true,
  sample: '2027-04-12T14:30',
  display: 'date-time',
} satisfies WidgetEntry;
