import type { Rule } from './rule.ts';

export const missingKey: Rule = {
  id: 'missing-key',
  description: 'Files hold the keys that they need.',
  checkProduct: ({ shapeErrors }) => shapeErrors.filter(({ kind }) => kind === 'missing-key'),
};
