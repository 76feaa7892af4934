import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Files hold only keys that are known.',
  checkProduct: ({ shapeErrors }) => shapeErrors.filter(({ kind }) => kind === 'unknown-key'),
};
