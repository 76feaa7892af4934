import { Type } from 'typebox';
import type { WidgetEntry } from './entry.ts';
import { text } from './text.ts';

// Its lines take the whole row, however long they may be.
const { answerWidth: _, ...line } = text;

export const textarea = {
  ...line,
  description: 'Several lines of text.',
  noun: 'several lines of text',
  example: {
    schema: { comments: { type: 'string', title: 'Comments', maxLength: 500 } },
    ui: { comments: { 'ui:widget': 'textarea', 'ui:options': { rows: 6 } } },
  },
  synonyms: ['text', 'longtext', 'multiline', 'paragraph', 'remarks'],
  defaultFor: {},
  options: {
    ...text.options,
    rows: {
      schema: Type.Integer({ description: 'Lines shown.', default: 4, minimum: 2 }),
      label: 'number of lines',
    },
  },
  sample: 'A few sentences, such as somebody would write here.',
} satisfies WidgetEntry;
