import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every "ui:widget" is a widget of the catalogue.',
  checkProduct: ({ shapeErrors }) => shapeErrors.filter(({ kind }) => kind === 'unknown-widget'),
};
