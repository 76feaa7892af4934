// Proves that a run of some test files builds each product that they visit, and all where that is not known.
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { visitedProducts } from './visited-products.ts';

const all = ['forms', 'workshop', 'poll', 'other-host', 'hydration', 'hostile-texts', 'recipes'];

const visited = (...files: string[]) =>
  [
    ...visitedProducts(
      files.map((file) => `/project/tests/${file}`),
      all,
    ),
  ].sort();

it('a run of a few files builds only the products that they visit', () => {
  expect(visited('journeys/workshop/look.test.ts')).toEqual(['workshop']);
  expect(visited('journeys/publisher/load.test.ts', 'journeys/other-host.test.ts')).toEqual([
    'forms',
    'other-host',
  ]);
  expect(visited('journeys/hydration.test.ts', 'core/pointer.test.ts')).toEqual(['hydration']);
});

it('files that visit each product, and files that it does not know, need all', () => {
  expect(visited('forms/in-browser/paths.test.ts')).toEqual([...all].sort());
  expect(visited('journeys/another.test.ts')).toEqual([...all].sort());
});

it.each([
  'journeys/publisher',
  'journeys/development.test.ts',
  'journeys/other-browsers',
  'journeys/workshop',
  'journeys/opening-times.test.ts',
  'journeys/other-host.test.ts',
  'journeys/hydration.test.ts',
  'journeys/hostile-texts.test.ts',
  'recipes/in-browser.test.ts',
])('the tests of %s are there', (path) => {
  expect(existsSync(`tests/${path}`)).toBe(true);
});
