import { countryTuples } from 'country-region-data';
import { Type } from 'typebox';
import { otherCountryNames } from '../country-names.ts';
import { countryCodes, firstCountries } from './country-code-list.ts';
import type { WidgetEntry } from './entry.ts';

export const country = {
  texts: ['searchFound', 'notChosen', 'choicesFailed'],
  description:
    'A country from a searchable list; the answer is its full name, which conditions and defaults name too. An `enum` of the schema leaves a part of the list.',
  noun: 'a list of countries',
  example: {
    schema: { country: { type: 'string', title: 'Country' } },
    ui: { country: { 'ui:widget': 'country', 'ui:options': { first: ['US', 'CA'] } } },
  },
  synonyms: ['nation'],
  types: ['string'],
  labels: 'label',
  options: {
    first: firstCountries('listed'),
    only: {
      schema: countryCodes(
        'Two-letter codes of the countries that are offered; all others are not.',
        ['US', 'CA'],
      ),
      countries: 'listed',
    },
    except: {
      schema: countryCodes('Two-letter codes of the countries that are not offered.', ['AQ']),
      countries: 'listed',
    },
    storeCode: {
      schema: Type.String({
        description: 'Item of the browser’s storage that gets the country’s two-letter code.',
        examples: ['home-country'],
      }),
      isStorageKey: true,
      label: 'the item of the browser’s storage that gets the country of {it}',
    },
  },
  ownList: {
    name: 'the list of countries',
    values: new Set<string>(countryTuples.map(([name]) => name)),
    valueMeant: countryCalled,
  },
  answerWidth: 'medium',
  prevents: ['type'],
  canBeEmptied: true,
  sample: 'United States',
  display: 'country',
} satisfies WidgetEntry;

/** Returns the full name of the country with a code or a common name. */
function countryCalled(name: string): string | undefined {
  const called = name.toLowerCase();
  const found = countryTuples.find(([, code]) =>
    [code, ...(otherCountryNames[code] ?? [])].some((one) => one.toLowerCase() === called),
  );
  return found?.[0];
}
