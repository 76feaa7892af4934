import type { WidgetEntry } from './entry.ts';

export const ranking = {
  description:
    'Choices in an order that visitors make; the answer is the order. With `maxItems`, they choose some of them.',
  noun: 'choices to put in order',
  example: {
    schema: {
      wishes: {
        type: 'array',
        title: 'What matters most?',
        uniqueItems: true,
        minItems: 3,
        maxItems: 3,
        items: { type: 'string', enum: ['Price', 'Speed', 'Care'] },
      },
    },
    ui: { wishes: { 'ui:widget': 'ranking' } },
  },
  synonyms: ['rank', 'sort', 'order', 'top'],
  types: ['array'],
  labels: 'group',
  notInCell: 'Ask it outside of the table.',
  texts: ['rankUp', 'rankDown', 'rankMoved', 'rankKeep', 'rankKept', 'choicesFull'],
  choices: { ranked: true },
  idleKeys: ['ui:placeholder', 'ui:autocomplete'],
  prevents: ['type'],
  canBeEmptied: false,
} satisfies WidgetEntry;
