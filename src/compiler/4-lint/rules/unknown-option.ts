import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Everything under "ui:options" is an option of the widget.',
  checkProduct: ({ shapeErrors }) => shapeErrors.filter(({ kind }) => kind === 'unknown-option'),
};
