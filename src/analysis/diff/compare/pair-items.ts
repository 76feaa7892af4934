/** An item of the older list with its counterpart in the newer one. */
export interface Pair<T> {
  old: T;
  now: T;
}

/**
 * Pairs the items of two lists, each at most once, in the order of the newer list.
 *
 * @param criteria tests whether two items correspond, the most reliable first
 */
export function pairUp<T>(was: T[], is: T[], criteria: ((old: T, now: T) => boolean)[]): Pair<T>[] {
  const pairs: Pair<T>[] = [];
  for (const isPair of criteria) {
    for (const now of is) {
      if (pairs.some((one) => one.now === now)) continue;
      const old = was.find((one) => isPair(one, now) && !pairs.some((known) => known.old === one));
      if (old !== undefined) pairs.push({ old, now });
    }
  }
  return pairs.sort((a, b) => is.indexOf(a.now) - is.indexOf(b.now));
}

/** Returns the smallest set of pairs whose move explains the new order. */
export function movedPairs<T>(pairs: Pair<T>[], was: T[]): Pair<T>[] {
  const stay = new Set(longestRise(pairs.map(({ old }) => was.indexOf(old))));
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
