// Proves that a few chosen walks show everything that all of them show.
import { expect, it } from 'vitest';
import { coverFeatures } from './cover.ts';

const chosen = (...items: string[]) => coverFeatures(items, (item) => [...item]);

it('chooses the first item, and then those with most of what is missing', () => {
  expect(chosen('ab', 'ac', 'cd', 'd')).toEqual(['ab', 'cd']);
  expect(chosen('a', 'bc', 'cd', 'bcd')).toEqual(['a', 'bcd']);
});

it('takes the earlier of two that show as much, and keeps the order of all', () => {
  expect(chosen('a', 'b', 'cd', 'ce')).toEqual(['a', 'b', 'cd', 'ce']);
  expect(chosen('a', 'b', 'c')).toEqual(['a', 'b', 'c']);
});

it('chooses the first item even where nothing has a feature', () => {
  expect(coverFeatures([1, 2], () => [])).toEqual([1]);
  expect(chosen()).toEqual([]);
});
