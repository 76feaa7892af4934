import { patternProblem } from '../accepts.ts';
import { patternsOf } from '../patterns.ts';
import { canHang } from '../regex/ambiguity.ts';
import type { Rule } from './rule.ts';

export const slowPattern: Rule = {
  id: 'slow-pattern',
  description: 'No pattern can take a browser minutes to match.',
  checkPart: (product) =>
    patternsOf(product).flatMap(({ pattern, ...place }) => {
      if (patternProblem(pattern) !== undefined || !canHang(pattern)) return [];
      const message =
        'Some texts would take minutes to match, since what is repeated here can read the same text in several ways. Don’t repeat what itself repeats, as in (a+)+, or separate the parts, as in (a+,)+.';
      return [{ ...place, message }];
    }),
};
