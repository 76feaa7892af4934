import type { WidgetEntry } from './entry.ts';
import { isText } from './values.ts';

export const password = {
  description: 'A secret with a button that shows and hides it.',
  noun: 'a field for a secret',
  example: {
    schema: { password: { type: 'string', title: 'Password', minLength: 8, writeOnly: true } },
    ui: { password: { 'ui:widget': 'password', 'ui:autocomplete': 'new-password' } },
  },
  synonyms: ['passphrase', 'login'],
  types: ['string'],
  labels: 'label',
  texts: ['showPassword', 'hidePassword', 'passwordShown', 'passwordHidden'],
  answerWidth: 'medium',
  prevents: ['type'],
  canEnter: isText,
  canBeEmptied: true,
  sample: 'Sample123',
  secret: true,
} satisfies WidgetEntry;
