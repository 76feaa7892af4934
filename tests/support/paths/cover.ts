/**
 * Chooses a few items that together have every feature of all: the first, then each time the one with the most features
 * that no chosen one has.
 *
 * @returns the chosen items, in the order of all
 */
export function coverFeatures<T>(items: T[], featuresOf: (item: T) => string[]): T[] {
  const missing = new Map(items.map((item) => [item, new Set(featuresOf(item))]));
  const chosen = new Set<T>();
  let next = items[0];
  while (next !== undefined) {
    chosen.add(next);
    const shown = missing.get(next) ?? new Set();
    for (const features of missing.values()) {
      if (features === shown) continue;
      for (const feature of shown) features.delete(feature);
    }
    shown.clear();
    next = items.reduce<T | undefined>((best, item) => {
      const most = best === undefined ? 0 : (missing.get(best)?.size ?? 0);
      return (missing.get(item)?.size ?? 0) > most ? item : best;
    }, undefined);
  }
  return items.filter((item) => chosen.has(item));
}
