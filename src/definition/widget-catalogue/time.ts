import type { WidgetEntry } from './entry.ts';
import { isTime } from './values.ts';

export const time = {
  description: 'A time of day, as HH:MM.',
  noun: 'a field for a time',
  example: { schema: { arrival: { type: 'string', title: 'Arrival', format: 'time-local' } } },
  synonyms: ['timepicker', 'clock'],
  types: ['string'],
  texts: ['dateUnfinished', 'dateUnread'],
  labels: 'label',
  idleKeys: ['ui:placeholder'],
  answerWidth: 'short',
  // The browser's own input gives nothing but times.
  prevents: ['type', 'format'],
  canEnter: isTime,
  canBeEmptied: true,
  display: 'time',
  sample: '14:30',
} satisfies WidgetEntry;
