import { type AST, visitRegExpAST } from '@eslint-community/regexpp';
import { isLookaround } from './branches.ts';
import { degreeOf } from './complexity.ts';
import { choiceLengths } from './length.ts';
import { parsePattern } from './parse.ts';

/** Steps that a match may take, a few hundredths of a second; a longer delay can be felt while typing. */
export const mostSteps = 10_000_000;

interface Growth {
  /** Steps to refuse the worst text of the length asked for, in their order of magnitude. */
  steps: number;
  /** The most characters that a text may have to be refused in time. */
  safeLength: number;
}

/**
 * Returns the steps to match where they grow as a power of a text's length, and do not double with each character.
 *
 * @param longest characters that a text has at most
 * @returns `undefined` where they are in proportion to the length, or the expression is too large to analyze
 */
export function growthOf(source: string, longest: number): Growth | undefined {
  const degree = degreeOf(source);
  if (degree === 1 || degree === Infinity) return undefined;
  const span = spanOf(parsePattern(source));
  const safeLength = Math.min(longest, Math.floor(mostSteps ** (1 / degree)));
  return {
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
