import { Type } from 'typebox';
import type { WidgetEntry } from './entry.ts';

export const radio = {
  description: 'One choice, all of them in sight.',
  noun: 'radio buttons',
  example: {
    schema: {
      reach_by: {
        type: 'string',
        title: 'How may we reach you?',
        oneOf: [
          { const: 'mail', title: 'By email' },
          { const: 'phone', title: 'By phone' },
        ],
      },
    },
    ui: { reach_by: { 'ui:widget': 'radio' } },
  },
  synonyms: ['choice', 'option buttons', 'single choice'],
  types: ['string', 'number', 'integer', 'boolean'],
  labels: 'group',
  notInCell: 'Choose "select".',
  choices: { describes: true, takesOther: true },
  options: {
    inline: {
      schema: Type.Boolean({ description: 'In one row.', default: false }),
      label: 'whether the choices of {it} stand in one row',
    },
  },
  idleKeys: ['ui:placeholder', 'ui:autocomplete'],
  prevents: ['type'],
  canBeEmptied: false,
} satisfies WidgetEntry;
