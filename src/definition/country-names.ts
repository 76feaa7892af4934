/** Common names of countries that their official names do not contain, by two-letter code. */
export const otherCountryNames: Record<string, readonly string[]> = {
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
