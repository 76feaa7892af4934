// Proves that definitions can name the countries that the country and the phone field have, and no others.
import { allCountries } from 'country-region-data';
import { getCountries } from 'react-phone-number-input/min';
import { expect, it } from 'vitest';
import { listedCountries, phoneCountries } from '../../src/definition/country-codes.ts';

it('a country can be listed first where the list of countries has it', () => {
  expect([...listedCountries].sort()).toEqual(allCountries.map(([, code]) => code).sort());
});

it('a country can be chosen at first where the phone field has it', () => {
  expect([...phoneCountries].sort()).toEqual([...getCountries()].sort());
});
