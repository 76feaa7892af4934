import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Files hold the keys that they need.',
  checkProduct: ({ shapeErrors }) => shapeErrors.filter(({ kind }) => kind === 'missing-key'),
};
