import type { WidgetEntry } from './entry.ts';
import { text } from './text.ts';

export const url = {
  ...text,
  description: 'A web address; phones show the right keyboard.',
  noun: 'a field for a web address',
  example: {
    schema: { website: { type: 'string', title: 'Website', format: 'uri' } },
    ui: { website: { 'ui:autocomplete': 'url' } },
  },
  synonyms: ['website', 'homepage'],
  replaces: [{ name: 'uri' }],
  defaultFor: {},
  sample: 'https://example.com',
} satisfies WidgetEntry;
