import { countryTuples } from 'country-region-data';
import type { Place } from './place-search.ts';

export interface Country extends Place {
  code: string;
}

/** Common names of countries that their official names do not contain. */
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

/** Without their regions, which are more than ten times as large. */
export const countries: Country[] = countryTuples.map(([name, code]) => ({
  name,
  code,
  otherNames: otherNames[code],
}));

/** The country of that full name. */
export function countryNamed(name: unknown): Country | undefined {
  return countries.find((country) => country.name === name);
}
