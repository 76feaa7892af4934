import type { WidgetEntry } from './entry.ts';
import { time } from './time.ts';
import { isDayValue, isText, isTime } from './values.ts';

export const dateTime = {
  ...time,
  description: 'A day with a time, as YYYY-MM-DDTHH:MM.',
  noun: 'a field for a day with a time',
  example: { schema: { pickup: { type: 'string', title: 'Pick-up', format: 'date-time-local' } } },
  synonyms: ['datetime', 'datetime-local'],
  replaces: [{ name: 'datetime' }, { name: 'alt-datetime' }],
  answerWidth: 'medium',
  canEnter: (value) => isText(value) && isDayValue(value.slice(0, 10)) && isTime(value.slice(11)),
  sample: '2027-04-12T14:30',
  display: 'date-time',
} satisfies WidgetEntry;
