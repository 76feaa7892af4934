import type { WidgetEntry } from './entry.ts';
import { time } from './time.ts';
import { isDayValue } from './values.ts';

export const date = {
  ...time,
  description: 'A day, as YYYY-MM-DD.',
  noun: 'a field for a day',
  example: {
    schema: {
      start: { type: 'string', title: 'Start', format: 'date', formatMinimum: { $today: 'P0D' } },
    },
  },
  synonyms: ['calendar', 'datepicker', 'day picker'],
  canEnter: isDayValue,
  sample: '2027-04-12',
  display: 'date',
} satisfies WidgetEntry;
