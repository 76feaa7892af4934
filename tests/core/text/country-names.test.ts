// Proves that the names of countries are those that a product has added, and the browser's for any other language.
import { expect, it } from 'vitest';
import { addCountryNames, countryName, sortByName } from '../../../src/core/text/country-names.ts';

const labelled = (language: string) =>
  ['DE', 'AT', 'CH'].map((code) => ({ code, label: countryName(code, language) ?? code }));
const sorted = (language: string) =>
  sortByName(labelled(language), language).map(({ label }) => label);

it('reads the names that were added, in their order', () => {
  // A language that no other test names.
  addCountryNames('de-LU', { CH: 'die Schweiz', AT: 'Österreich' });
  expect(countryName('CH', 'de-LU')).toBe('die Schweiz');
  expect(countryName('DE', 'de-LU')).toBeUndefined();
  expect(sorted('de-LU')).toEqual(['die Schweiz', 'Österreich', 'DE']);
});

it('reads the browser’s names in another language, and sorts them as it does', () => {
  expect(sorted('de-LI')).toEqual(['Deutschland', 'Österreich', 'Schweiz']);
  expect(sorted('sv')).toEqual(
    ['Österrike', 'Schweiz', 'Tyskland'].sort(new Intl.Collator('sv').compare),
  );
  expect(countryName('ZY', 'de-LI')).toBeUndefined();
});
