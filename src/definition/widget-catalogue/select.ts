import type { WidgetEntry } from './entry.ts';

export const select = {
  description: 'One choice from a list that opens.',
  noun: 'a list that opens',
  example: {
    schema: { size: { type: 'string', title: 'Size', enum: ['Small', 'Large'] } },
    ui: { size: { 'ui:placeholder': 'Select a size' } },
  },
  synonyms: ['dropdown', 'combobox', 'choice', 'pick list'],
  types: ['string', 'number', 'integer', 'boolean'],
  defaultFor: { types: ['string', 'number', 'integer'], option: 'source', choices: 1 },
  labels: 'label',
  choices: { takesOther: true },
  answerWidth: 'medium',
  prevents: ['type'],
  canBeEmptied: true,
} satisfies WidgetEntry;
