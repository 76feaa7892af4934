import { upperFirst } from '../../../definition/upper-first.ts';
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
  const { attack, searching, overlapping, safeLength: bearable } = growth;
  // A pump that repeats itself is shown once.
  const pump = JSON.stringify(attack.pumps.at(-1)?.pump.replace(/^(.+?)\1+$/s, '$1'));
  const reasons = [
    ...(searching ? ['matching starts at every position of the text'] : []),
    ...(overlapping ? ['its repetitions can match the same characters'] : []),
  ];
  const fixes = [
    ...(searching ? ['begin it with ^ if the whole text has to match'] : []),
    ...(overlapping ? ['let no two repetitions match the same character'] : []),
  ];
  const limit =
    maxLength === undefined
      ? `put "maxLength": ${bearable} or less beside it`
      : `lower "maxLength" to ${bearable} or less`;
  const message =
    `A text of ${count(longest)} characters that repeats ${pump} could take ${rounded(growth.steps)} to match: ` +
    `${reasons.join(', and ')}. ${upperFirst(fixes.join(', and '))}, or ${limit}.`;
  return growth.steps < maxSteps ? { message, severity: 'warning' } : { message };
}

const count = (number: number) => number.toLocaleString('en');

const rounded = (steps: number) =>
  steps >= 1e12
    ? 'a million million steps or more'
    : `some ${count(Math.round(steps / 1_000_000))} million steps`;
