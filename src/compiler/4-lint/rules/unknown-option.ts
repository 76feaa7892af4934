import type { Rule } from './rule.ts';

export const unknownOption: Rule = {
  id: 'unknown-option',
  description: 'Everything under "ui:options" is an option of the widget.',
  checkProduct: ({ shapeErrors }) => shapeErrors.filter(({ kind }) => kind === 'unknown-option'),
};
