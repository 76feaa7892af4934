import { countryTuples } from 'country-region-data';
import { countryName, countryNameAtHome, sortByName } from '../../../core/text/country-names.ts';
import { otherCountryNames } from '../../../definition/country-names.ts';
import type { NamedOption } from './option-search.ts';

export interface Country extends NamedOption {
  code: string;
}

/** Without their regions, which are more than ten times as large. The names are those that are sent. */
const countries: Country[] = countryTuples.map(([name, code]) => ({
  name,
  code,
  otherNames: otherCountryNames[code],
  nameAtHome: () => countryNameAtHome(code),
}));

/** Returns the countries with their names in a language, in the order of these. */
export function countriesIn(language: string): Country[] {
  const named = countries.map((country) => ({
    ...country,
    label: countryName(country.code, language) ?? country.name,
  }));
  return sortByName(named, language);
}

/** The country of that full name. */
export function countryNamed(name: unknown): Country | undefined {
  return countries.find((country) => country.name === name);
}
