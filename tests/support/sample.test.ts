// Proves that a sample has every feature of all items, comes again with its seed, and is all where a run proves all.
import { expect, it } from 'vitest';
import { sampleOf, shuffled } from './sample.ts';

const items = Array.from({ length: 60 }, (_, index) => index);
const featuresOf = (item: number) => [`tens ${Math.floor(item / 10)}`, `ones ${item % 10}`];
const seeds = items.map((seed) => [seed]);

it.each(seeds)('has every feature, in the order of all, and is a small part: seed %i', (seed) => {
  const sample = sampleOf(items, featuresOf, seed);
  const features = new Set(sample.flatMap(featuresOf));
  expect(features).toEqual(new Set(items.flatMap(featuresOf)));
  expect(sample).toEqual([...sample].sort((a, b) => a - b));
  expect(sample.length).toBeLessThan(items.length / 2);
  expect(sampleOf(items, featuresOf, seed)).toEqual(sample);
});

it('is another one with another seed', () => {
  const samples = new Set(seeds.map(([seed]) => sampleOf(items, featuresOf, seed).join()));
  expect(samples.size).toBeGreaterThan(50);
});

it('loses and repeats nothing when items are shuffled', () => {
  expect(shuffled(items, 7).sort((a, b) => a - b)).toEqual(items);
});
