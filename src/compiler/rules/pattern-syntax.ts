import { patternProblem } from '../accepts.ts';
import { patternsOf } from '../patterns.ts';
import type { Rule } from './rule.ts';

export const patternSyntax: Rule = {
  id: 'pattern-syntax',
  description: 'Every pattern is a regular expression.',
  checkPart: (product) =>
    patternsOf(product).flatMap(({ pattern, ...place }) => {
      const problem = patternProblem(pattern);
      if (problem === undefined) return [];
      return [{ ...place, message: `This is not a regular expression: ${lowerFirst(problem)}.` }];
    }),
};

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
