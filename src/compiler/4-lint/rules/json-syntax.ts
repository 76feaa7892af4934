import { syntaxErrors } from '../syntax/explain-syntax-error.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every file is valid JSON.',
  checkUnit: ({ documents }) => syntaxErrors([...documents.values()]),
};
