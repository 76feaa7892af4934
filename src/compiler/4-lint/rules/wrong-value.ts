import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Values have the type and the format that their key needs.',
  checkProduct: ({ shapeErrors }) => shapeErrors.filter(({ kind }) => kind === 'wrong-value'),
};
