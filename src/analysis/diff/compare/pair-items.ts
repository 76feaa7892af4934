/** An item of the older list with its counterpart in the newer one. */
export interface Pair<T> {
  previous: T;
  current: T;
}

/**
 * Pairs the items of two lists, each at most once, in the order of the newer list.
 *
 * @param criteria tests whether two items correspond, the most reliable first
 */
export function pairUp<T>(
  oldItems: T[],
  newItems: T[],
  criteria: ((previous: T, current: T) => boolean)[],
): Pair<T>[] {
  const pairs: Pair<T>[] = [];
  for (const isPair of criteria) {
    for (const current of newItems) {
      if (pairs.some((one) => one.current === current)) continue;
      const previous = oldItems.find(
        (one) => isPair(one, current) && !pairs.some((known) => known.previous === one),
      );
      if (previous !== undefined) pairs.push({ previous, current });
    }
  }
  return pairs.sort((a, b) => newItems.indexOf(a.current) - newItems.indexOf(b.current));
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
