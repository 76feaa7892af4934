import type { WidgetEntry } from './entry.ts';
import { text } from './text.ts';

export const url = {
  ...text,
  description: 'A web address; phones show the right keyboard.',
  noun: 'a field for a web address',
  synonyms: ['website'],
  replaces: [{ name: 'uri' }],
  defaultFor: {},
  sample: 'https://example.com',
} satisfies WidgetEntry;
