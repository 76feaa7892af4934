import type { WidgetEntry } from './entry.ts';
import { isBoolean } from './values.ts';

export const checkbox = {
  description: 'One box that is ticked or not.',
  noun: 'a box to tick',
  example: { schema: { newsletter: { type: 'boolean', title: 'Send me the newsletter' } } },
  synonyms: ['toggle', 'switch'],
  types: ['boolean'],
  defaultFor: { types: ['boolean'] },
  labels: 'own',
  idleKeys: ['ui:placeholder', 'ui:autocomplete'],
  prevents: ['type'],
  canEnter: isBoolean,
  canBeEmptied: false,
  display: 'box',
} satisfies WidgetEntry;
