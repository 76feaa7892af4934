// Samples with questions that are asked on a condition, as a person would adapt them.
import { choice, form, group, ref, type Sample, text, when } from './form-schema.ts';

const place = { city: text('City'), state: choice('State', 'NV', 'NY') };

export const conditionalSamples: Record<string, Sample> = {
  propertyDependencies: {
    schema: form(
      { name: text('Name'), card: { type: 'integer', title: 'Card' } },
      {
        if: { required: ['card'] },
        then: { required: ['billing'], properties: { billing: text('Billing address') } },
      },
    ),
    answers: { name: 'Ada', card: 1234, billing: 'London' },
  },
  schemaDependencies: {
    schema: form(
      {
        billing: group(
          'Billing details',
          { name: text('Name'), card: { type: 'number', title: 'Card' } },
          {
            required: ['name'],
            if: { required: ['card'] },
            then: { required: ['address'], properties: { address: text('Address') } },
          },
        ),
        owner: ref('Pet owner', 'person'),
        owners: { type: 'array', title: 'Pet owners', items: { $ref: '#/definitions/person' } },
      },
      {
        definitions: {
          person: group(
            'Person',
            {
              pets: { ...choice('Do you have any pets?', 'None', 'One', 'More'), default: 'None' },
            },
            {
              required: ['pets'],
              allOf: [
                when('pets', 'One', {
                  required: ['age'],
                  properties: { age: { type: 'number', title: 'How old is it?' } },
                }),
                when('pets', 'More', {
                  required: ['tired'],
                  properties: { tired: { type: 'boolean', title: 'Too many?' } },
                }),
              ],
            },
          ),
        },
      },
    ),
    ui: { owner: { tired: { 'ui:widget': 'yes-no' } } },
    answers: {
      billing: { name: 'Ada' },
      owner: { pets: 'None' },
      owners: [
        { pets: 'One', age: 6 },
        { pets: 'More', tired: false },
      ],
    },
  },
  // Each animal has foods of its own.
  ifThenElse: {
    schema: form(
      { animal: choice('Animal', 'Cat', 'Fish') },
      {
        required: ['animal'],
        allOf: [
          when('animal', 'Cat', {
            required: ['food'],
            properties: { food: choice('Food', 'meat', 'grass', 'fish') },
          }),
          when('animal', 'Fish', {
            required: ['food', 'water'],
            properties: {
              food: choice('Food', 'insect', 'worms'),
              water: choice('Water', 'lake', 'sea'),
            },
          }),
        ],
      },
    ),
    answers: { animal: 'Fish', food: 'worms' },
    breaks: { '/water': 'required' },
  },
  // The grid becomes shares of a row, and the alternatives a choice with a branch for each.
  layoutGrid: {
    schema: form({
      person: group(
        'Person',
        {
          first: text('First name', { minLength: 1, maxLength: 200 }),
          last: text('Last name', { minLength: 1, maxLength: 1000 }),
          born: text('Date of birth', { format: 'date' }),
          zip: text('ZIP code', { pattern: '^[0-9]{5}(?:[- ][0-9]{4})?$' }),
        },
        { required: ['first', 'last', 'born'] },
      ),
      work: group(
        'Employment',
        { kind: choice('Kind', 'company', 'education', 'other') },
        {
          required: ['kind'],
          allOf: [
            when('kind', 'company', {
              required: ['business', 'city', 'state'],
              properties: { business: text('Company name'), ...place },
            }),
            when('kind', 'education', {
              required: ['school', 'city', 'state'],
              properties: { school: text('School name'), ...place },
            }),
            when('kind', 'other', {
              required: ['description'],
              properties: { description: text('Describe your job') },
            }),
          ],
        },
      ),
    }),
    ui: {
      person: {
        first: { 'ui:options': { width: 'half' } },
        last: { 'ui:options': { width: 'half' } },
      },
      work: { kind: { 'ui:widget': 'radio' }, description: { 'ui:widget': 'textarea' } },
    },
    answers: {
      person: { first: 'Ada', last: 'Lovelace', born: '1815-12-10', zip: '12345-6789' },
      work: { kind: 'education', school: 'At home', city: 'London', state: 'NY' },
    },
  },
};
