// Proves that forms:diff is silent about changes of format alone.
import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../support/random.ts';
import { changesBetween, readRevision, revision } from './diff-product.ts';
import { fullyProven } from './products.ts';

describe.each(fullyProven)('the comparison of %s, formatted differently,', (_name, folder) => {
  it.each([1, 2, 3, 4, 5])(
    'reports nothing: keys in another order, other spaces (%i)',
    async (seed) => {
      const random = randomNumbers(seed);
      const product = await readRevision(folder);
      const texts = [...product.sources.texts].map(([path, text]): [string, string] => [
        path,
        JSON.stringify(shuffled(JSON.parse(text), random), null, Math.floor(random() * 5)),
      ]);
      texts.sort(() => random() - 0.5);
      const now = revision(product.root, { ...product.sources, texts: new Map(texts) });
      expect(changesBetween(product, now)).toEqual([]);
    },
  );
});

/** Shuffles the keys of each object, but not those of "properties", whose order is that of the questions. */
function shuffled(value: unknown, random: () => number, key = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => shuffled(entry, random));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, entry]) => [
    name,
    shuffled(entry, random, name),
  ]);
  const positions = new Map(entries.map((entry) => [entry, random()]));
  if (key !== 'properties')
    entries.sort((a, b) => (positions.get(a) ?? 0) - (positions.get(b) ?? 0));
  return Object.fromEntries(entries);
}
