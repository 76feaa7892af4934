import { severalOptions } from './choice-options.ts';
import type { WidgetEntry } from './entry.ts';

export const checkboxes = {
  description: 'Several choices, all of them in sight.',
  noun: 'boxes to tick',
  example: {
    schema: {
      pets: {
        type: 'array',
        title: 'Which pets do you have?',
        uniqueItems: true,
        items: { type: 'string', enum: ['Cat', 'Dog', 'None'] },
      },
    },
    ui: { pets: { 'ui:options': { exclusive: 'None' } } },
  },
  synonyms: ['tick boxes', 'multiple choice'],
  types: ['array'],
  defaultFor: { types: ['array'] },
  labels: 'group',
  texts: ['choicesFull'],
  notInCell: 'Choose "multi-select".',
  choices: { describes: true, takesOther: true },
  options: severalOptions,
  idleKeys: ['ui:placeholder', 'ui:autocomplete'],
  prevents: ['type'],
  canBeEmptied: true,
} satisfies WidgetEntry;
