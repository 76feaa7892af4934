import type { Rule } from './rule.ts';

export const unknownKey: Rule = {
  id: 'unknown-key',
  description: 'Files hold only keys that are known.',
  checkProduct: ({ shapeErrors }) => shapeErrors.filter(({ kind }) => kind === 'unknown-key'),
};
