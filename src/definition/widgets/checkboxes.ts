import type { WidgetEntry } from './entry.ts';
import { severalOptions } from './options.ts';

export const checkboxes = {
  description: 'Several choices, all of them in sight.',
  noun: 'boxes to tick',
  types: ['array'],
  defaultFor: { types: ['array'] },
  labels: 'group',
  choices: { describes: true, takesOther: true },
  options: severalOptions,
  idleKeys: ['ui:placeholder', 'ui:autocomplete'],
  prevents: ['type'],
  canBeEmptied: true,
} satisfies WidgetEntry;
