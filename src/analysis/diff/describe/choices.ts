import type { Choice } from '../../../compiled/question.ts';
import { isEqual } from '../canonical-json.ts';
import { movedPairs, pairUp } from '../compare/pair-items.ts';
import { formatValue, joinList } from './format-value.ts';

/** Describes changed choices as predicates of their question: "now offers …". */
export function describeChoices(
  oldChoices: Choice[] | undefined,
  newChoices: Choice[] | undefined,
): string[] {
  if (!oldChoices) return [`now offers ${named(newChoices ?? [])}`];
  if (!newChoices) return [`no longer offers choices of its own (it offered ${named(oldChoices)})`];
  const pairs = pairUp(oldChoices, newChoices, criteria);
  const removed = oldChoices.filter((choice) => !pairs.some(({ previous }) => previous === choice));
  const added = newChoices.filter((choice) => !pairs.some(({ current }) => current === choice));
  return [
    ...removed.map((choice) => `no longer offers ${quote(choice)}`),
    ...added.map((choice) => `now offers ${quote(choice)} too, ${placeOf(choice, newChoices)}`),
    ...pairs.flatMap(({ previous, current }) => [
      ...(previous.label === current.label
        ? []
        : [`now offers ${quote(current)} where it offered ${quote(previous)}`]),
      ...(isEqual(previous.value, current.value)
        ? []
        : [
            `now sends ${formatValue(current.value)} for ${quote(current)} (was ${formatValue(previous.value)})`,
          ]),
      ...describeDescription(previous, current),
    ]),
    ...describeOrder(
      movedPairs(pairs, oldChoices).map(({ current }) => current),
      newChoices,
    ),
  ];
}

function describeDescription(previous: Choice, current: Choice): string[] {
  if (previous.description === current.description) return [];
  if (current.description === undefined) return [`no longer describes ${quote(current)}`];
  return [`now describes ${quote(current)} as ${formatValue(current.description)}`];
}

/** Criteria for the same choice: an equal value first, then an equal label. */
const criteria = [
  (previous: Choice, current: Choice) => isEqual(previous, current),
  (previous: Choice, current: Choice) => isEqual(previous.value, current.value),
  (previous: Choice, current: Choice) => previous.label === current.label,
];

/** Maximum number of choices in a list. */
const mostListed = 8;

/** Describes one moved choice by its position, several by the new order. */
function describeOrder(moved: Choice[], choices: Choice[]): string[] {
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

/** Lists the labels of choices, with their values where these differ. */
const named = (choices: Choice[]): string =>
  joinList(
    choices.map((choice) =>
      choice.value === choice.label
        ? quote(choice)
        : `${quote(choice)} (${formatValue(choice.value)})`,
    ),
  );
