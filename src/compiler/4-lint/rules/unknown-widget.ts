import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every "ui:widget" is in the catalogue of widgets.',
  checkProduct: ({ shapeErrors }) => shapeErrors.filter(({ kind }) => kind === 'unknown-widget'),
};
