import { severalOptions } from './choice-options.ts';
import type { WidgetEntry } from './entry.ts';

export const checkboxes = {
  description: 'Several choices, all of them in sight.',
  noun: 'boxes to tick',
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
