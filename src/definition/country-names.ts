import names from './other-country-names.json' with { type: 'json' };

/** Common names of countries that their official names do not contain, by two-letter code. */
export const otherCountryNames: Record<string, readonly string[]> = names;
