import { type Country, getCountries, getCountryCallingCode } from 'react-phone-number-input/min';
import { countryName, countryNameAtHome, sortByName } from '../../../core/text/country-names.ts';
import { otherCountryNames } from '../../../definition/country-names.ts';
import { searchOptions } from './option-search.ts';

/** Returns the names of all countries with phone numbers in the page's language, by their codes, in the order of names. */
export function phoneCountryNames(language: string): Record<string, string> {
  const named = getCountries().map((code) => ({
    code,
    label: countryName(code, language) ?? code,
  }));
  return Object.fromEntries(sortByName(named, language).map(({ code, label }) => [code, label]));
}

/** Returns the likeliest country for a typed text: its name, another name, its code or its calling code. */
export function phoneCountryCalled(
  options: readonly { value?: Country; label: string }[],
  typed: string,
): Country | undefined {
  const places = options.flatMap(({ value, label }) =>
    value
      ? {
          name: label,
          code: value,
          otherNames: [...(otherCountryNames[value] ?? []), getCountryCallingCode(value)],
          nameAtHome: () => countryNameAtHome(value),
        }
      : [],
  );
  return searchOptions(places, typed)[0]?.code;
}
