import { Type } from 'typebox';
import type { WidgetEntry } from './entry.ts';
import { isText } from './values.ts';

export const text = {
  description: 'One line of text.',
  noun: 'a line of text',
  synonyms: ['input'],
  types: ['string'],
  defaultFor: { types: ['string'] },
  labels: 'label',
  options: {
    trim: Type.Optional(
      Type.Boolean({
        description: 'Removes spaces before and after the text when the field is left.',
        default: true,
      }),
    ),
  },
  prevents: ['type'],
  canEnter: isText,
  canBeEmptied: true,
} satisfies WidgetEntry;
