import type { Choice } from '../../../definition/compiled.ts';
import { isSame } from '../canonical.ts';
import { longestRise } from '../compare/match.ts';
import { listed, written } from './value.ts';

/** What became of the choices that a question offers, as what is said of the question. */
export function choiceWords(was: Choice[] | undefined, is: Choice[] | undefined): string[] {
  if (!was) return [`now offers ${named(is ?? [])}`];
  if (!is) return [`no longer offers choices of its own (it offered ${named(was)})`];
  const pairs = pair(was, is);
  const removed = was.filter((choice) => !pairs.some(({ old }) => old === choice));
  const added = is.filter((choice) => !pairs.some(({ now }) => now === choice));
  return [
    ...removed.map((choice) => `no longer offers ${quote(choice)}`),
    ...added.map((choice) => `now offers ${quote(choice)} too, ${placeOf(choice, is)}`),
    ...pairs.flatMap(({ old, now }) => [
      ...(old.label === now.label
        ? []
        : [`now offers ${quote(now)} where it offered ${quote(old)}`]),
      ...(isSame(old.value, now.value)
        ? []
        : [`now sends ${written(now.value)} for ${quote(now)} (was ${written(old.value)})`]),
    ]),
    ...movedWords(pairs, was, is),
  ];
}

interface Pair {
  old: Choice;
  now: Choice;
}

/** The same value first; a value that changed is known by its words. */
function pair(was: Choice[], is: Choice[]): Pair[] {
  const pairs: Pair[] = [];
  const same = [
    (old: Choice, now: Choice) => isSame(old, now),
    (old: Choice, now: Choice) => isSame(old.value, now.value),
    (old: Choice, now: Choice) => old.label === now.label,
  ];
  for (const isPair of same) {
    for (const now of is) {
      if (pairs.some((one) => one.now === now)) continue;
      const old = was.find((one) => isPair(one, now) && !pairs.some((known) => known.old === one));
      if (old) pairs.push({ old, now });
    }
  }
  return pairs.sort((a, b) => is.indexOf(a.now) - is.indexOf(b.now));
}

function movedWords(pairs: Pair[], was: Choice[], is: Choice[]): string[] {
  const stay = new Set(longestRise(pairs.map(({ old }) => was.indexOf(old))));
  return pairs
    .filter((_, index) => !stay.has(index))
    .map(({ now }) => `now offers ${quote(now)} ${placeOf(now, is)}`);
}

function placeOf(choice: Choice, choices: Choice[]): string {
  const before = choices[choices.indexOf(choice) - 1];
  return before ? `after ${quote(before)}` : 'as the first';
}

const quote = ({ label }: Choice): string => `"${label}"`;

/** The choices with their words, and what is sent for them where that is something else. */
const named = (choices: Choice[]): string =>
  listed(
    choices.map((choice) =>
      choice.value === choice.label ? quote(choice) : `${quote(choice)} (${written(choice.value)})`,
    ),
  );
