import { countryTuples } from 'country-region-data';
import { otherCountryNames } from '../../definition/country-names.ts';
import type { Place } from './place-search.ts';

export interface Country extends Place {
  code: string;
}

/** Without their regions, which are more than ten times as large. */
export const countries: Country[] = countryTuples.map(([name, code]) => ({
  name,
  code,
  otherNames: otherCountryNames[code],
}));

/** The country of that full name. */
export function countryNamed(name: unknown): Country | undefined {
  return countries.find((country) => country.name === name);
}
