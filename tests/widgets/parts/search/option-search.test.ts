// Proves that a typed text finds the country that people call so first, and means one only where no other fits.
import { expect, it } from 'vitest';
import { countriesIn } from '../../../../src/widgets/parts/search/countries.ts';
import { meantOption, searchOptions } from '../../../../src/widgets/parts/search/option-search.ts';

const countries = countriesIn('en');

it.each([
  ['germ', 'Germany'],
  ['DE', 'Germany'],
  ['us', 'United States'],
  ['usa', 'United States'],
  ['uk', 'United Kingdom'],
  ['aland', 'Åland Islands'],
  ['niger', 'Niger'],
  ['kingdom', 'United Kingdom'],
  ['Holland', 'Netherlands'],
  ['U.S.A.', 'United States'],
  ['Deutschland', 'Germany'],
  ['España', 'Spain'],
  ['日本', 'Japan'],
])('"%s" finds %s first', (typed, found) => {
  expect(searchOptions(countries, typed)[0]?.name).toBe(found);
});

it.each(['', ' ', '\u200b'])('%j finds all', (typed) =>
  expect(searchOptions(countries, typed)).toEqual(countries),
);

it.each(['👩‍👧', '?'])('%s finds none', (typed) =>
  expect(searchOptions(countries, typed)).toEqual([]),
);

it.each([
  ['canada', 'Canada'],
  ['CA', 'Canada'],
  ['Niger', 'Niger'],
  ['portug', 'Portugal'],
  ['ger', undefined],
  ['united', undefined],
  ['nowhere', undefined],
])('"%s" means %s', (typed, meant) => {
  expect(meantOption(countries, typed)?.name).toBe(meant);
});
