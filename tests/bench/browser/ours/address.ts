import type { FormDefinition } from './product.ts';

const text = (title: string) => ({ type: 'string', title });

/** The form with country and region, as tests/bench/peers/shared/definition.ts has it. */
export const address: FormDefinition = {
  schema: {
    type: 'object',
    title: 'Address',
    required: ['company', 'address', 'country', 'city', 'postcode'],
    properties: {
      company: text('Company'),
      title: text('Title'),
      website: text('Website'),
      address: text('Address'),
      address2: text('Address Line 2'),
      country: text('Country'),
      region: text('Region'),
      city: text('City'),
      postcode: text('Postal Code'),
    },
  },
  ui: {
    country: { 'ui:widget': 'country' },
    region: {
      'ui:widget': 'region',
      'ui:options': { country: '/answers/country', clearedBy: '/answers/country' },
    },
  },
};
