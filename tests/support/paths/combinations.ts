import type { ConditionValues } from './path-conditions.ts';

/** Up to this number, all combinations of conditions are walked; of more, every pair of values. */
export const maxCombinations = 16;

/**
 * Finds the combinations of conditions to walk. Up to {@link maxCombinations}, these are all. Beyond that, each pair of
 * conditions occurs with each pair of values: most mistakes that depend on several
 * conditions depend on two (Kuhn, Wallace and Gallo 2004).
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
  let remaining = pairsOf(count);
  while (remaining[0]) {
    add(findWidest(remaining[0], remaining, findAnswers));
    const others = remaining.slice(1);
    const combinations = [...found.values()];
    // A pair that is impossible now stays impossible.
    remaining = others.filter((pair) => !combinations.some((each) => fits(each.values, pair)));
  }
  return [...found.values()];
}

/** Extends a pair of values greedily to a combination that covers many of the remaining pairs. */
function findWidest<T extends { values: ConditionValues }>(
  pair: ConditionValues,
  remaining: ConditionValues[],
  findAnswers: (wanted: ConditionValues) => T | undefined,
): T | undefined {
  let best = findAnswers(pair);
  let wanted = pair;
  for (const index of best ? pair.keys() : []) {
    if (wanted[index] !== undefined) continue;
    const gain = (value: boolean) => {
      const next = wanted.with(index, value);
      return remaining.filter((each) => each[index] === value && fits(next, each)).length;
    };
    const likelier = gain(true) >= gain(false);
    for (const value of [likelier, !likelier]) {
      const next = wanted.with(index, value);
      const combination = findAnswers(next);
      if (!combination) continue;
      best = combination;
      wanted = next;
      break;
    }
  }
  return best;
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
