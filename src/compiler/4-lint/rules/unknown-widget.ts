import type { Rule } from './rule.ts';

export const unknownWidget: Rule = {
  id: 'unknown-widget',
  description: 'Every "ui:widget" is a widget of the catalogue.',
  checkProduct: ({ shapeErrors }) => shapeErrors.filter(({ kind }) => kind === 'unknown-widget'),
};
