import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../support/random.ts';
import { changesBetween, side, sideOf } from './diff-product.ts';
import { named } from './products.ts';

describe.each(named)('of %s, written otherwise,', (_name, folder) => {
  it.each([1, 2, 3, 4, 5])(
    'nothing is said: keys in another order, other spaces (%i)',
    async (seed) => {
      const random = randomNumbers(seed);
      const product = await sideOf(folder);
      const texts = [...product.sources.texts].map(([path, text]): [string, string] => [
        path,
        JSON.stringify(shuffled(JSON.parse(text), random), null, Math.floor(random() * 5)),
      ]);
      texts.sort(() => random() - 0.5);
      const now = side(product.root, { ...product.sources, texts: new Map(texts) });
      expect(changesBetween(product, now)).toEqual([]);
    },
  );
});

/** The same with the keys of each object in another order; that of "properties" is the order of questions. */
function shuffled(value: unknown, random: () => number, key = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => shuffled(entry, random));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, entry]) => [
    name,
    shuffled(entry, random, name),
  ]);
  const places = new Map(entries.map((entry) => [entry, random()]));
  if (key !== 'properties') entries.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  return Object.fromEntries(entries);
}
