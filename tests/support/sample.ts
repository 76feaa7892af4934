import { proofSeed, provesAll } from './extent.ts';
import { coverFeatures } from './paths/cover.ts';
import { randomNumbers } from './random.ts';

/**
 * Returns a sample of items that together have every feature of all, another one each day; all of them where the run
 * proves everything.
 *
 * @returns the items in their own order
 */
export function sampleOf<T>(
  items: T[],
  featuresOf: (item: T) => string[],
  seed = provesAll ? undefined : proofSeed,
): T[] {
  if (seed === undefined) return items;
  const chosen = new Set(coverFeatures(shuffled(items, seed), featuresOf));
  return items.filter((item) => chosen.has(item));
}

/** Returns items in an order that comes again with the same seed: that of Fisher and Yates. */
export function shuffled<T>(items: T[], seed: number): T[] {
  const random = randomNumbers(seed);
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}
