import type { ConditionValues } from './path-conditions.ts';

/** Up to this number, all combinations of conditions are walked; of more, every pair of values. */
export const maxCombinations = 16;

/** Up to this number of conditions, every pair is walked; of more, each condition alone. */
export const maxPairedConditions = 100;

/**
 * Finds the combinations of conditions to walk. Up to {@link maxCombinations}, these are all. Beyond that, each pair of
 * conditions occurs with each pair of values: most mistakes that depend on several
 * conditions depend on two (Kuhn, Wallace and Gallo 2004). Beyond {@link maxPairedConditions} each condition occurs with
 * each of its values.
 *
 * @param findAnswers returns a combination with the wanted values, in which untested conditions are `undefined`; or
 * nothing if the values exclude each other
 */
export function findCombinations<T extends { values: ConditionValues }>(
  count: number,
  findAnswers: (wanted: ConditionValues) => T | undefined,
): T[] {
  const found = new Map<string, T>();
  const add = (combination: T | undefined) => {
    const key = combination?.values.join();
    if (combination && key !== undefined && !found.has(key)) found.set(key, combination);
  };
  if (2 ** count <= maxCombinations) {
    for (let number = 0; number < 2 ** count; number++) {
      // The combination in which all conditions hold comes first, because it shows the most.
      add(findAnswers(Array.from({ length: count }, (_, index) => (number & (1 << index)) === 0)));
    }
    return [...found.values()];
  }
  let remaining = count <= maxPairedConditions ? pairsOf(count) : singlesOf(count);
  while (remaining[0]) {
    add(findWidest(remaining[0], remaining, findAnswers));
    const others = remaining.slice(1);
    const combinations = [...found.values()];
    // A pair that is impossible now stays impossible.
    remaining = others.filter((pair) => !combinations.some((each) => fits(each.values, pair)));
  }
  return [...found.values()];
}

/**
 * Extends a pair of values greedily to a combination that covers many of the remaining pairs. The values of many
 * conditions are tried at once, and of ever fewer where they exclude each other: conditions are mostly independent.
 */
function findWidest<T extends { values: ConditionValues }>(
  pair: ConditionValues,
  remaining: ConditionValues[],
  findAnswers: (wanted: ConditionValues) => T | undefined,
): T | undefined {
  let best = findAnswers(pair);
  if (!best) return undefined;
  let wanted = pair;
  const take = (next: ConditionValues): boolean => {
    const combination = findAnswers(next);
    if (!combination) return false;
    best = combination;
    wanted = next;
    return true;
  };
  const extend = (indexes: number[]): void => {
    const [index, ...others] = indexes;
    if (index === undefined) return;
    const next = indexes.reduce(
      (values, each) => values.with(each, likelierValue(each, values, remaining)),
      wanted,
    );
    if (take(next)) return;
    if (others.length === 0) {
      take(wanted.with(index, !next[index]));
      return;
    }
    const middle = Math.ceil(indexes.length / 2);
    extend(indexes.slice(0, middle));
    extend(indexes.slice(middle));
  };
  extend([...pair.keys()].filter((index) => pair[index] === undefined));
  return best;
}

/** Returns the value of a condition that covers more of the remaining pairs, given the values of others. */
function likelierValue(
  index: number,
  wanted: ConditionValues,
  remaining: ConditionValues[],
): boolean {
  const gain = (value: boolean) => {
    const next = wanted.with(index, value);
    return remaining.filter((each) => each[index] === value && fits(next, each)).length;
  };
  return gain(true) >= gain(false);
}

function singlesOf(count: number): ConditionValues[] {
  const none: ConditionValues = Array.from({ length: count }, () => undefined);
  return none.flatMap((_, index) => [none.with(index, true), none.with(index, false)]);
}

function pairsOf(count: number): ConditionValues[] {
  const pairs: ConditionValues[] = [];
  const none: ConditionValues = Array.from({ length: count }, () => undefined);
  for (let one = 0; one < count; one++) {
    for (let other = one + 1; other < count; other++) {
      for (const a of [true, false]) {
        for (const b of [true, false]) pairs.push(none.with(one, a).with(other, b));
      }
    }
  }
  return pairs;
}

const fits = (values: ConditionValues, wanted: ConditionValues): boolean =>
  wanted.every((value, index) => value === undefined || values[index] === value);
