import { findPatterns, type PatternSource } from '../../3-analyze/patterns.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { canHang } from '../../schema/regex/complexity.ts';
import { growthOf, mostSteps } from '../../schema/regex/growth.ts';
import { patternError } from '../../schema/value-checker.ts';
import type { Rule } from './rule.ts';

/** Assumed maximum length of a text without "maxLength". */
const defaultMaxLength = 10_000;
/** Steps that take seconds; fewer are noticeable only. */
const maxSteps = 1e9;

export const rule: Rule = {
  description:
    'No pattern takes seconds to match the longest text; above ten million steps there is a warning.',
  checkUnit: (product) =>
    findPatterns(product).flatMap((source) => {
      const { file, pointer, pattern } = source;
      if (patternError(pattern) !== undefined) return [];
      const found = canHang(pattern) ? { message: hangs } : growthProblem(source);
      return found ? [{ file, pointer, ...found }] : [];
    }),
};

type Problem = Pick<Finding, 'message' | 'severity'>;

const hangs =
  "Some texts could take minutes to match: a repetition here can match the same text in several ways. Don't nest repetitions as in (a+)+, or separate them as in (a+,)+.";

function growthProblem({ pattern, maxLength }: PatternSource): Problem | undefined {
  const longest = maxLength ?? defaultMaxLength;
  const growth = growthOf(pattern, longest);
  if (!growth || growth.steps <= mostSteps) return undefined;
  const limit =
    maxLength === undefined
      ? `put "maxLength": ${growth.safeLength} or less beside it`
      : `lower "maxLength" to ${growth.safeLength} or less`;
  const message =
    `A text of ${count(longest)} characters could take ${rounded(growth.steps)} to match. ` +
    `Begin the pattern with ^ if the whole text has to match, let no two repetitions match the same character, or ${limit}.`;
  return growth.steps < maxSteps ? { message, severity: 'warning' } : { message };
}

const count = (number: number) => number.toLocaleString('en');

const rounded = (steps: number) =>
  steps >= 1e12
    ? 'a million million steps or more'
    : `some ${count(Math.round(steps / 1_000_000))} million steps`;
