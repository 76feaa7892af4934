import { countryTuples } from 'country-region-data';
import { countryName } from './country-names.ts';

const codes = new Map<unknown, string>(countryTuples);

/**
 * Returns the name in a language of the country whose full name is an answer; `undefined` where there is none.
 *
 * @param language BCP 47 tag
 */
export function countryAnswer(answer: unknown, language: string): string | undefined {
  const code = codes.get(answer);
  return code === undefined ? undefined : countryName(code, language);
}
