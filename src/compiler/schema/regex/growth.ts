import { type AST, visitRegExpAST } from '@eslint-community/regexpp';
import { isLookaround } from './branches.ts';
import { type Complexity, complexityOf } from './complexity.ts';
import { choiceLengths } from './length.ts';
import { parsePattern } from './parse.ts';

/** Steps that a match may take, a few hundredths of a second; a longer delay can be felt while typing. */
export const mostSteps = 10_000_000;

interface Growth extends Complexity {
  /** Steps to refuse the worst text of the length asked for, in their order of magnitude. */
  steps: number;
  /** The most characters that a text may have to be refused in time. */
  safeLength: number;
}

/**
 * Returns how the time to match grows with the length of a text, where it doesn't double with each character: as a power
 * of the length.
 *
 * @param longest characters that a text has at most
 * @returns `undefined` where the time is in proportion to the length, or the expression is too large to analyze
 */
export function growthOf(source: string, longest: number): Growth | undefined {
  const complexity = complexityOf(source);
  if (!complexity || complexity.degree === Infinity) return undefined;
  const { degree } = complexity;
  const span = spanOf(parsePattern(source));
  const safeLength = Math.min(longest, Math.floor(mostSteps ** (1 / degree)));
  return {
    ...complexity,
    steps: longest * Math.min(longest, span) ** (degree - 1),
    safeLength:
      safeLength <= span
        ? safeLength
        : Math.min(longest, Math.floor(mostSteps / span ** (degree - 1))),
  };
}

/** Returns how many characters a pattern can match at most; any number where it looks around. */
function spanOf(pattern: AST.Pattern): number {
  let span = choiceLengths(pattern.alternatives).max;
  visitRegExpAST(pattern, {
    onAssertionEnter: (assertion) => {
      if (isLookaround(assertion)) span = Infinity;
    },
  });
  return span;
}
