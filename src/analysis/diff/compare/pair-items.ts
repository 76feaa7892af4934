/** An item of the older list with its counterpart in the newer one. */
export interface Pair<T> {
  previous: T;
  current: T;
}

/** The items of two lists: those that correspond, in the order of the newer list, and those without a counterpart. */
export interface Paired<T> {
  pairs: Pair<T>[];
  added: T[];
  removed: T[];
}

/**
 * Pairs the items of two lists, each at most once.
 *
 * @param criteria tests whether two items correspond, the most reliable first
 */
export function pairUp<T>(
  oldItems: T[],
  newItems: T[],
  criteria: ((previous: T, current: T) => boolean)[],
): Paired<T> {
  const previousOf = new Map<T, T>();
  let [removed, added] = [oldItems, newItems];
  for (const isPair of criteria) {
    const taken = new Set<T>();
    for (const current of added) {
      const previous = removed.find((one) => !taken.has(one) && isPair(one, current));
      if (previous === undefined) continue;
      taken.add(previous);
      previousOf.set(current, previous);
    }
    removed = removed.filter((one) => !taken.has(one));
    added = added.filter((one) => !previousOf.has(one));
  }
  const pairs = newItems.flatMap((current) => {
    const previous = previousOf.get(current);
    return previous === undefined ? [] : [{ previous, current }];
  });
  return { pairs, added, removed };
}

/** Returns the smallest set of pairs whose move explains the new order. */
export function movedPairs<T>(pairs: Pair<T>[], oldItems: T[]): Pair<T>[] {
  const stay = new Set(longestRise(pairs.map(({ previous }) => oldItems.indexOf(previous))));
  return pairs.filter((_, index) => !stay.has(index));
}

/** Returns the indexes of a longest increasing subsequence. */
function longestRise(numbers: number[]): number[] {
  const ends: number[] = [];
  const before: number[] = [];
  for (const [index, number] of numbers.entries()) {
    const at = ends.findIndex((end) => (numbers[end] ?? 0) >= number);
    const place = at === -1 ? ends.length : at;
    before[index] = ends[place - 1] ?? -1;
    ends[place] = index;
  }
  const rise: number[] = [];
  for (let index = ends.at(-1) ?? -1; index !== -1; index = before[index] ?? -1)
    rise.unshift(index);
  return rise;
}
