import { allCountries } from 'country-region-data';
import type { Place } from './place-search.ts';

export interface Country extends Place {
  code: string;
  regions: Place[];
}

/** What people type for a country whose official name does not hold it. */
const otherNames: Record<string, readonly string[]> = {
  AE: ['UAE', 'Emirates', 'Dubai', 'Abu Dhabi'],
  CD: ['DRC', 'DR Congo'],
  CI: ['Ivory Coast'],
  CV: ['Cabo Verde'],
  CZ: ['Czechia'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  KP: ['North Korea'],
  KR: ['South Korea'],
  MK: ['North Macedonia'],
  MM: ['Burma'],
  NL: ['Holland'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Türkiye'],
  US: ['USA', 'America'],
};

export const countries: Country[] = allCountries.map(([name, code, regions]) => ({
  name,
  code,
  otherNames: otherNames[code],
  regions: regions.map(([region, regionCode]) => ({ name: region, code: regionCode })),
}));

/** The country of that full name. */
export function countryNamed(name: unknown): Country | undefined {
  return countries.find((country) => country.name === name);
}
