// Proves that a shuffled order depends on its seed alone, favours no item, and leaves fixed items in their places.
import { expect, it } from 'vitest';
import { shuffle } from '../../src/core/shuffle.ts';

const items = ['a', 'b', 'c', 'd', 'e'];
const orderOf = (seed: string | number, of = items, fixed: string[] = []) =>
  shuffle(of, String(seed), {
    nameOf: (item) => item,
    isFixed: (item) => fixed.includes(item),
  }).join('');

it('is the same for the same seed', () => {
  expect(orderOf(1)).toBe(orderOf(1));
  expect(new Set(Array.from({ length: 50 }, (_, seed) => orderOf(seed))).size).toBeGreaterThan(20);
});

it('leaves the others in their order once an item goes', () => {
  for (let seed = 0; seed < 20; seed++) {
    expect(orderOf(seed, ['a', 'b', 'd', 'e'])).toBe(orderOf(seed).replace('c', ''));
  }
});

it('leaves fixed items in their places', () => {
  for (let seed = 0; seed < 20; seed++) {
    expect(orderOf(seed, items, ['c', 'e'])).toMatch(/^[abd]{2}c[abd]e$/);
  }
});

it('has each item as often in each place', () => {
  const rounds = 5000;
  const counts = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    [...orderOf(round)].forEach((item, place) => {
      counts.set(item + place, (counts.get(item + place) ?? 0) + 1);
    });
  }
  expect(counts.size).toBe(items.length ** 2);
  // 1,000 of each are expected, with a standard deviation of 28.
  for (const count of counts.values()) expect(Math.abs(count - rounds / 5)).toBeLessThan(200);
});
