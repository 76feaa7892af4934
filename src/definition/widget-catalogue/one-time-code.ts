import type { WidgetEntry } from './entry.ts';
import { isText } from './values.ts';

export const oneTimeCode = {
  description:
    'A code from a message or an app; phones show digits and offer the code that has just come.',
  noun: 'a field for a one-time code',
  example: {
    schema: {
      code: { type: 'string', title: 'Code', minLength: 6, maxLength: 6, writeOnly: true },
    },
    ui: { code: { 'ui:widget': 'one-time-code' } },
  },
  synonyms: ['otp', 'pin', 'verificationcode', 'totp', 'mfa', 'twofactor'],
  types: ['string'],
  labels: 'label',
  idleKeys: ['ui:autocomplete'],
  prevents: ['type'],
  // Blanks and hyphens, which only make a code easier to read, are left out of the answer.
  canEnter: (value) => isText(value) && !/[\s-]/.test(value),
  canBeEmptied: true,
  sample: '123456',
  secret: true,
} satisfies WidgetEntry;
