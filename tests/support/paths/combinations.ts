import type { ConditionValues } from './path-conditions.ts';

/** As many combinations of conditions are all walked; of more, every pair of values is. */
export const mostCombinations = 16;

/**
 * The combinations of conditions to walk. Up to {@link mostCombinations} it is every one of them. Where conditions
 * multiply beyond that, each pair of conditions is met in each pair of values: most mistakes that depend on several
 * conditions depend on two (Kuhn, Wallace and Gallo 2004).
 *
 * @param meet gives a combination with the wanted values, in which conditions that don't come up are `undefined`; or
 * nothing where the values exclude each other
 */
export function findCombinations<T extends { values: ConditionValues }>(
  count: number,
  meet: (wanted: ConditionValues) => T | undefined,
): T[] {
  const found = new Map<string, T>();
  const add = (combination: T | undefined) => {
    const key = combination?.values.join();
    if (combination && key !== undefined && !found.has(key)) found.set(key, combination);
  };
  if (2 ** count <= mostCombinations) {
    for (let number = 0; number < 2 ** count; number++) {
      // The one in which everything holds goes first: it shows the most.
      add(meet(Array.from({ length: count }, (_, index) => (number & (1 << index)) === 0)));
    }
    return [...found.values()];
  }
  let left = pairsOf(count);
  while (left[0]) {
    add(widest(left[0], left, meet));
    const others = left.slice(1);
    const combinations = [...found.values()];
    // What could not be met now never can be.
    left = others.filter((pair) => !combinations.some((each) => fits(each.values, pair)));
  }
  return [...found.values()];
}

/** A combination with a pair of values that meets as many of the pairs that are left as can be had cheaply. */
function widest<T extends { values: ConditionValues }>(
  pair: ConditionValues,
  left: ConditionValues[],
  meet: (wanted: ConditionValues) => T | undefined,
): T | undefined {
  let best = meet(pair);
  let wanted = pair;
  for (const index of best ? pair.keys() : []) {
    if (wanted[index] !== undefined) continue;
    const gain = (value: boolean) => {
      const next = wanted.with(index, value);
      return left.filter((each) => each[index] === value && fits(next, each)).length;
    };
    const likelier = gain(true) >= gain(false);
    for (const value of [likelier, !likelier]) {
      const next = wanted.with(index, value);
      const combination = meet(next);
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
