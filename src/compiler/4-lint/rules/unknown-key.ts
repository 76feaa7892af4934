import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Objects have only known keys.',
  checkProduct: ({ shapeErrors }) => shapeErrors.filter(({ kind }) => kind === 'unknown-key'),
};
