import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Values are of the kind, and in the form, that their key asks for.',
  checkProduct: ({ shapeErrors }) => shapeErrors.filter(({ kind }) => kind === 'wrong-value'),
};
