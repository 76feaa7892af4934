import { Type } from 'typebox';
import type { WidgetEntry } from './entry.ts';
import { text } from './text.ts';

// Its lines take the whole row, however long they may be.
const { answerWidth: _, ...line } = text;

export const textarea = {
  ...line,
  description: 'Several lines of text.',
  noun: 'several lines of text',
  synonyms: ['text', 'longtext', 'multiline'],
  defaultFor: {},
  options: {
    ...text.options,
    rows: Type.Optional(
      Type.Integer({
        title: 'number of lines',
        description: 'Lines shown.',
        default: 4,
        minimum: 2,
      }),
    ),
  },
  sample: 'A few sentences, such as somebody would write here.',
} satisfies WidgetEntry;
