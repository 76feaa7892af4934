import { Type } from 'typebox';
import type { UiKeyEntry } from '../ui-key-entry.ts';

/** Returns the schema of an option that lists countries by their two-letter codes. */
export const countryCodes = (description: string, example: string[]) =>
  Type.Array(Type.String({ pattern: '^[A-Z]{2}$', examples: example.slice(0, 1) }), {
    description,
    minItems: 1,
    examples: [example],
  });

const first = countryCodes('Two-letter codes of the countries at the top of the list.', ['US']);

/** Returns the option for the countries at the top of a list. */
export const firstCountries = (countries: NonNullable<UiKeyEntry['countries']>) =>
  ({
    schema: first,
    countries,
    label: 'countries at the top of the list',
  }) satisfies UiKeyEntry;
