import { patternProblem } from '../accepts.ts';
import { type PatternSource, patternsOf } from '../patterns.ts';
import { canHang } from '../regex/ambiguity.ts';
import { growthOf, mostSteps } from '../regex/growth.ts';
import type { Rule } from './rule.ts';

/** Characters that a text is taken to have at most where nothing limits it. */
const unlimited = 10_000;

export const slowPattern: Rule = {
  id: 'slow-pattern',
  description:
    'No pattern can take a browser minutes to match, nor more than ten million steps for the longest text.',
  checkPart: (product) =>
    patternsOf(product).flatMap((source) => {
      const { file, pointer, pattern } = source;
      if (patternProblem(pattern) !== undefined) return [];
      const message = canHang(pattern) ? hangs : growing(source);
      return message ? [{ file, pointer, message }] : [];
    }),
};

const hangs =
  'Some texts would take minutes to match, since what is repeated here can read the same text in several ways. Don’t repeat what itself repeats, as in (a+)+, or separate the parts, as in (a+,)+.';

function growing({ pattern, maxLength }: PatternSource): string | undefined {
  const longest = maxLength ?? unlimited;
  const growth = growthOf(pattern, longest);
  if (!growth || growth.steps <= mostSteps) return undefined;
  const { attack, searching, bearable } = growth;
  // Once is enough of what is read over and over.
  const pump = JSON.stringify(attack.at(-1)?.pump.replace(/^(.+?)\1+$/s, '$1'));
  const inside = attack.length > (searching ? 1 : 0);
  const reasons = [
    ...(searching ? ['it is tried from every place of the text'] : []),
    ...(inside ? ['repetitions in it can share the same characters in many ways'] : []),
  ];
  const mends = [
    ...(searching ? ['begin it with ^ if the whole text has to match'] : []),
    ...(inside ? ['let no two repetitions read the same character'] : []),
  ];
  const limit =
    maxLength === undefined
      ? `put "maxLength": ${bearable} or less beside it`
      : `lower "maxLength" to ${bearable} or less`;
  return (
    `A text of ${count(longest)} characters with ${pump} over and over could take ${rounded(growth.steps)} steps to match, ` +
    `since ${reasons.join(', and ')}. ${upperFirst(mends.join(', and '))}, or ${limit}.`
  );
}

const count = (number: number) => number.toLocaleString('en');

const rounded = (steps: number) =>
  steps > 1e12
    ? 'more than a million million'
    : `some ${count(Math.round(steps / 1_000_000))} million`;

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
