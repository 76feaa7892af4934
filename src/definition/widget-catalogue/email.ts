import type { WidgetEntry } from './entry.ts';
import { text } from './text.ts';

export const email = {
  ...text,
  description: 'An email address; phones show the right keyboard.',
  noun: 'a field for an email address',
  example: {
    schema: { work_email: { type: 'string', title: 'Email address', format: 'email' } },
    ui: { work_email: { 'ui:autocomplete': 'email' } },
  },
  synonyms: ['mail', 'e-mail'],
  defaultFor: {},
  sample: 'ada@example.com',
} satisfies WidgetEntry;
