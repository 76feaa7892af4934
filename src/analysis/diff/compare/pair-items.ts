/** Something of an older list, and what became of it. */
export interface Pair<T> {
  old: T;
  now: T;
}

/**
 * The entries of two lists that are the same ones, each at most once, in the order of the newer list.
 *
 * @param ways what tells that they are, the surest sign first
 */
export function pairUp<T>(was: T[], is: T[], ways: ((old: T, now: T) => boolean)[]): Pair<T>[] {
  const pairs: Pair<T>[] = [];
  for (const isPair of ways) {
    for (const now of is) {
      if (pairs.some((one) => one.now === now)) continue;
      const old = was.find((one) => isPair(one, now) && !pairs.some((known) => known.old === one));
      if (old !== undefined) pairs.push({ old, now });
    }
  }
  return pairs.sort((a, b) => is.indexOf(a.now) - is.indexOf(b.now));
}

/** The pairs that moved: the fewest that have to, for the others to be in the order that they had. */
export function movedPairs<T>(pairs: Pair<T>[], was: T[]): Pair<T>[] {
  const stay = new Set(longestRise(pairs.map(({ old }) => was.indexOf(old))));
  return pairs.filter((_, index) => !stay.has(index));
}

/** Indexes of a longest run, gaps allowed, in which the numbers rise. */
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
