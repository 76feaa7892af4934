import type { WidgetEntry } from './entry.ts';
import { text } from './text.ts';

export const email = {
  ...text,
  description: 'An email address; phones show the right keyboard.',
  noun: 'a field for an email address',
  synonyms: ['mail'],
  defaultFor: {},
  sample: 'ada@example.com',
} satisfies WidgetEntry;
