import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Objects have their required keys.',
  checkProduct: ({ shapeErrors }) => shapeErrors.filter(({ kind }) => kind === 'missing-key'),
};
