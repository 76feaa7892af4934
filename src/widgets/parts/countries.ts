import { countryTuples } from 'country-region-data';
import { otherCountryNames } from '../../definition/country-names.ts';
import type { Place } from './place-search.ts';

export interface Country extends Place {
  code: string;
}

/** Without their regions, which are more than ten times as large. */
const countries: Country[] = countryTuples.map(([name, code]) => ({
  name,
  code,
  otherNames: otherCountryNames[code],
}));

/** Returns the countries by their names in a language, which the browser has. English names are those that are sent. */
export function countriesIn(language: string): Country[] {
  if (/^en(-|$)/i.test(language)) return countries;
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const named = countries.map((country) => ({ ...country, label: names.of(country.code) }));
  const { compare } = new Intl.Collator(language);
  return named.sort((a, b) => compare(a.label ?? a.name, b.label ?? b.name));
}

/** The country of that full name. */
export function countryNamed(name: unknown): Country | undefined {
  return countries.find((country) => country.name === name);
}
