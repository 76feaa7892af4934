import { allCountries } from 'country-region-data';
import { Type } from 'typebox';
import type { WidgetEntry } from './entry.ts';

const regions = allCountries.flatMap(([, , inCountry]) => inCountry);

export const region = {
  description: 'A region of the country chosen elsewhere; the answer is its full name.',
  noun: 'a list of regions',
  example: {
    schema: {
      country: { type: 'string', title: 'Country' },
      region: { type: 'string', title: 'Region' },
    },
    ui: {
      country: { 'ui:widget': 'country' },
      region: { 'ui:widget': 'region', 'ui:options': { country: '/answers/country' } },
    },
  },
  texts: ['searchFound', 'notChosen', 'choicesFailed', 'notLookedUp'],
  synonyms: ['state', 'province'],
  types: ['string'],
  labels: 'label',
  options: {
    country: {
      schema: Type.String({
        description: 'JSON Pointer to the answer that names the country.',
        examples: ['/answers/country'],
      }),
      required: true,
      label: 'country',
      pointsTo: 'country',
    },
  },
  ownList: {
    name: 'the list of regions',
    values: new Set<string>(regions.map(([name]) => name)),
    valueMeant: (name) => regions.find(([, code]) => code === name)?.[0],
  },
  answerWidth: 'medium',
  prevents: ['type'],
  canBeEmptied: true,
  sample: 'California',
} satisfies WidgetEntry;
