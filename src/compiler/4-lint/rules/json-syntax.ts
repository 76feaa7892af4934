import { explainSyntaxError } from '../explain-syntax-error.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every file is JSON.',
  checkUnit: ({ documents }) =>
    [...documents.values()]
      .filter(
        ({ errors, tree, text }) =>
          errors.length > 0 || tree === undefined || text.includes('\uFFFD'),
      )
      .map(({ path, text, errors }) => ({
        file: path,
        pointer: '',
        ...explainSyntaxError(text, errors),
      })),
};
