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
    count: Type.Optional(
      Type.Boolean({
        title: 'character count',
        description:
          'Shows how many of the characters of "maxLength" are left. A longer text is not cut; its rule reports it.',
        default: false,
        examples: [true],
      }),
    ),
  },
  answerWidth: 'by-length',
  prevents: ['type'],
  canEnter: isText,
  canBeEmptied: true,
} satisfies WidgetEntry;
