import { syntaxErrors } from '../syntax/syntax-errors.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every file is valid JSON.',
  checkUnit: ({ documents }) => syntaxErrors([...documents.values()]),
};
