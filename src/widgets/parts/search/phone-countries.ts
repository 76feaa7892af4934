import { type Country, getCountryCallingCode } from 'react-phone-number-input/min';
import { countryName, countryNameAtHome } from '../../../core/text/country-names.ts';
import { otherCountryNames } from '../../../definition/country-names.ts';
import { searchOptions } from './option-search.ts';

/** Returns the names of countries in the page's language, by their codes. */
export const countryNamesOf = (codes: Country[], language: string): Record<string, string> =>
  Object.fromEntries(codes.map((code) => [code, countryName(code, language) ?? code]));

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
