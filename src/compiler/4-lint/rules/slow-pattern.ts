import type { PatternSource } from '../../3-analyze/patterns.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { canHang } from '../../schema/regex/ambiguity.ts';
import { growthOf, mostSteps } from '../../schema/regex/growth.ts';
import { patternError } from '../../schema/value-checker.ts';
import type { Rule } from './rule.ts';

/** Characters that a text is taken to have at most where nothing limits it. */
const unlimited = 10_000;
/** Steps that take seconds. What takes less can be felt, but a page gets over it. */
const unbearable = 1e9;

export const rule: Rule = {
  description:
    'No pattern can take seconds to match the longest text; above ten million steps there is a warning.',
  checkUnit: (product) =>
    product.patterns.flatMap((source) => {
      const { file, pointer, pattern } = source;
      if (patternError(pattern) !== undefined) return [];
      const found = canHang(pattern) ? { message: hangs } : growing(source);
      return found ? [{ file, pointer, ...found }] : [];
    }),
};

type Found = Pick<Finding, 'message' | 'severity'>;

const hangs =
  "Some texts could take minutes to match, since what is repeated here can read the same text in several ways. Don't repeat what itself repeats, as in (a+)+, or separate the parts, as in (a+,)+.";

function growing({ pattern, maxLength }: PatternSource): Found | undefined {
  const longest = maxLength ?? unlimited;
  const growth = growthOf(pattern, longest);
  if (!growth || growth.steps <= mostSteps) return undefined;
  const { attack, searching, safeLength: bearable } = growth;
  // Once is enough of what is read over and over.
  const pump = JSON.stringify(attack.at(-1)?.pump.replace(/^(.+?)\1+$/s, '$1'));
  const inside = attack.length > (searching ? 1 : 0);
  const reasons = [
    ...(searching ? ['it is tried from every place of the text'] : []),
    ...(inside ? ['repetitions in it can share the same characters in many ways'] : []),
  ];
  const fixes = [
    ...(searching ? ['begin it with ^ if the whole text has to match'] : []),
    ...(inside ? ['let no two repetitions read the same character'] : []),
  ];
  const limit =
    maxLength === undefined
      ? `put "maxLength": ${bearable} or less beside it`
      : `lower "maxLength" to ${bearable} or less`;
  const message =
    `A text of ${count(longest)} characters with ${pump} over and over could take ${rounded(growth.steps)} to match, ` +
    `since ${reasons.join(', and ')}. ${upperFirst(fixes.join(', and '))}, or ${limit}.`;
  return growth.steps < unbearable ? { message, severity: 'warning' } : { message };
}

const count = (number: number) => number.toLocaleString('en');

const rounded = (steps: number) =>
  steps >= 1e12
    ? 'a million million steps or more'
    : `some ${count(Math.round(steps / 1_000_000))} million steps`;

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
