import { countryTuples } from 'country-region-data';

/** Two-letter codes that the widget "country" offers: ISO 3166-1, and XK for Kosovo. */
export const listedCountries: ReadonlySet<string> = new Set(countryTuples.map(([, code]) => code));

const withoutCallingCode = ['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM'];
/** Ascension Island, Svalbard and Jan Mayen, and Tristan da Cunha. */
const withCallingCodeOnly = ['AC', 'SJ', 'TA'];

/** Codes that the widget "phone" offers, each with a calling code. */
export const phoneCountries: ReadonlySet<string> = new Set([
  ...[...listedCountries].filter((code) => !withoutCallingCode.includes(code)),
  ...withCallingCodeOnly,
]);
