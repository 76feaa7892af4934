import { Type } from 'typebox';
import type { WidgetEntry } from './entry.ts';
import { isText } from './values.ts';

export const text = {
  description: 'One line of text.',
  noun: 'a line of text',
  example: {
    schema: { nickname: { type: 'string', title: 'Nickname', maxLength: 50 } },
    ui: { nickname: { 'ui:autocomplete': 'nickname' } },
  },
  synonyms: ['input', 'textbox', 'string'],
  types: ['string'],
  defaultFor: { types: ['string'] },
  labels: 'label',
  options: {
    trim: {
      schema: Type.Boolean({
        description: 'Removes spaces before and after the text when the field is left.',
        default: true,
      }),
      label: 'whether spaces around the answer to {it} are removed',
    },
    count: {
      schema: Type.Boolean({
        description:
          'Shows how many of the characters of "maxLength" are left. A longer text is not cut; its rule reports it.',
        default: false,
        examples: [true],
      }),
      label: 'whether {it} says how many characters are left',
      part: 'count/character-count.tsx',
    },
  },
  answerWidth: 'by-length',
  prevents: ['type'],
  canEnter: isText,
  canBeEmptied: true,
} satisfies WidgetEntry;
