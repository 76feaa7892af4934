import { RichText } from '../files/text.ts';
import type { WidgetEntry } from './entry.ts';
import { isBoolean } from './values.ts';

export const consent = {
  description:
    'A box to agree with, whose label may hold links. Without a message for "required", an empty one shows that for "const".',
  noun: 'a box to agree with',
  example: {
    schema: { terms: { type: 'boolean', title: 'Terms', const: true } },
    ui: {
      terms: {
        'ui:widget': 'consent',
        'ui:options': {
          text: ['I accept the ', { text: 'terms', href: 'https://example.com/terms' }],
        },
      },
    },
  },
  synonyms: ['terms', 'agreement', 'gdpr', 'privacy policy'],
  types: ['boolean'],
  labels: 'own',
  notInCell: 'Choose "checkbox".',
  options: { text: { schema: RichText, label: 'text beside the box', holds: 'rich-text' } },
  idleKeys: ['ui:placeholder', 'ui:autocomplete'],
  prevents: ['type'],
  canEnter: isBoolean,
  canBeEmptied: false,
  display: 'box',
} satisfies WidgetEntry;
