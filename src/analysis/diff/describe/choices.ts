import type { Choice } from '../../../compiled/form.ts';
import { isEqual } from '../canonical-json.ts';
import { movedPairs, pairUp } from '../compare/pair-items.ts';
import { formatValue, joinList } from './format-value.ts';

/** What became of the choices that a question offers, as what is said of the question. */
export function describeChoices(was: Choice[] | undefined, is: Choice[] | undefined): string[] {
  if (!was) return [`now offers ${named(is ?? [])}`];
  if (!is) return [`no longer offers choices of its own (it offered ${named(was)})`];
  const pairs = pairUp(was, is, signs);
  const removed = was.filter((choice) => !pairs.some(({ old }) => old === choice));
  const added = is.filter((choice) => !pairs.some(({ now }) => now === choice));
  return [
    ...removed.map((choice) => `no longer offers ${quote(choice)}`),
    ...added.map((choice) => `now offers ${quote(choice)} too, ${placeOf(choice, is)}`),
    ...pairs.flatMap(({ old, now }) => [
      ...(old.label === now.label
        ? []
        : [`now offers ${quote(now)} where it offered ${quote(old)}`]),
      ...(isEqual(old.value, now.value)
        ? []
        : [
            `now sends ${formatValue(now.value)} for ${quote(now)} (was ${formatValue(old.value)})`,
          ]),
    ]),
    ...orderWords(
      movedPairs(pairs, was).map(({ now }) => now),
      is,
    ),
  ];
}

/** The same value first; a value that changed is known by its words. */
const signs = [
  (old: Choice, now: Choice) => isEqual(old, now),
  (old: Choice, now: Choice) => isEqual(old.value, now.value),
  (old: Choice, now: Choice) => old.label === now.label,
];

/** More choices than these are not listed. */
const mostListed = 8;

/** One that moved is told with its place, several with the order that came of it. */
function orderWords(moved: Choice[], choices: Choice[]): string[] {
  const [first] = moved;
  if (!first) return [];
  if (moved.length === 1) return [`now offers ${quote(first)} ${placeOf(first, choices)}`];
  const all = choices.length <= mostListed;
  const shown = joinList(choices.slice(0, all ? mostListed : 3).map(quote));
  return [`now offers its choices in another order: ${all ? shown : `${shown} first`}`];
}

function placeOf(choice: Choice, choices: Choice[]): string {
  const before = choices[choices.indexOf(choice) - 1];
  return before ? `after ${quote(before)}` : 'as the first';
}

const quote = ({ label }: Choice): string => `"${label}"`;

/** The choices with their words, and what is sent for them where that is something else. */
const named = (choices: Choice[]): string =>
  joinList(
    choices.map((choice) =>
      choice.value === choice.label
        ? quote(choice)
        : `${quote(choice)} (${formatValue(choice.value)})`,
    ),
  );
