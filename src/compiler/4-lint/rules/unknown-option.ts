import type { Rule } from './rule.ts';

export const unknownOption: Rule = {
  id: 'unknown-option',
  description: 'Everything under "ui:options" is an option of the widget.',
  checkProduct: ({ misshapes }) => misshapes.filter(({ kind }) => kind === 'unknown-option'),
};
