// Proves that samples, the gallery and the map ask a question with a "when" where its condition holds.
import { expect, it } from 'vitest';
import { buildFlow } from '../../src/analysis/flow/build-flow.ts';
import type { ProductModel } from '../../src/analysis/product-model.ts';
import { sampleAnswers } from '../../src/analysis/sample/sample-answers.ts';
import { listSampleData } from '../../src/analysis/sample/sample-data.ts';
import { listStates } from '../../src/analysis/states/list-states.ts';
import { defaultTexts } from '../../src/definition/texts.ts';
import { formModel, validate } from './form-model.ts';

const text = (title: string) => ({ type: 'string', title });
const isMember = { required: ['member'], properties: { member: { const: true } } };
const isAbroad = { required: ['trip'], properties: { trip: { const: 'abroad' } } };
const when = (condition: object) => ({ 'ui:options': { when: condition } });

const trip = formModel({
  type: 'object',
  properties: { trip: { ...text('Trip'), enum: ['home', 'abroad'] } },
});
const people = formModel(
  {
    type: 'object',
    required: ['card'],
    properties: {
      card: text('Card'),
      people: {
        type: 'array',
        title: 'People',
        items: {
          type: 'object',
          title: 'Person',
          required: ['passport'],
          properties: { passport: text('Passport') },
        },
      },
    },
  },
  {
    card: when({ loaded: isMember }),
    people: { items: { passport: when({ answers: isAbroad }) } },
  },
);

const response = {
  type: 'object',
  properties: { member: { type: 'boolean', enum: [false, true] } },
};
const product: ProductModel = {
  version: 'v1',
  addresses: { hosts: [], provider: '' },
  name: 'Trips',
  language: 'en',
  validate,
  calls: { guest: { method: 'GET', path: '/guest', response } },
  screens: [
    {
      id: 'trip',
      kind: 'wizard',
      route: '/',
      title: 'Trip',
      texts: defaultTexts,
      actions: [],
      load: { call: 'guest', outcomes: {} },
      steps: [
        { id: 'trip', title: 'Trip', form: trip },
        { id: 'people', title: 'People', form: people },
      ],
    },
  ],
};
const [screen] = product.screens;

it('samples answer a question where its "when" holds, and are valid where it does not', () => {
  const sample = (loaded: object, otherAnswers: object) => {
    const options = { validate, loaded, otherAnswers: { ...otherAnswers } };
    const answers = sampleAnswers(people, options);
    expect(people.validate({ ...otherAnswers, ...answers }, options)).toBe(true);
    return answers;
  };
  expect(sample({ member: true }, { trip: 'abroad' })).toEqual({
    card: expect.any(String),
    people: [{ passport: expect.any(String) }],
  });
  expect(sample({ member: false }, { trip: 'home' })).toEqual({ people: [{}] });
});

it('the data of a screen asks a question once, and does not once', () => {
  const all = screen ? listSampleData(product, screen) : [];
  expect(new Set(all.map(({ loaded }) => validate(isMember, loaded)))).toEqual(
    new Set([true, false]),
  );
});

it('the gallery shows a question with the answers and the data that ask it', () => {
  const states = listStates(product).flatMap((group) => group.states);
  const state = (path: string) => states.find((one) => one.path === `trip/people/asks-${path}`);
  expect(state('card')).toMatchObject({
    title: 'When in the response of the load call, “member” is ticked or “yes”',
    expectedTexts: ['Card'],
  });
  expect(state('people.passport')).toMatchObject({
    answers: { trip: 'abroad', people: [{ passport: expect.any(String) }] },
  });
});

it('the map says when a question is asked', () => {
  const [flow] = buildFlow(product).screens;
  expect(flow?.steps[1]?.conditions).toEqual([
    {
      when: 'When in the response of the load call, “member” is ticked or “yes”',
      asks: ['Card'],
    },
    { when: 'When “Trip” is “abroad”', asks: ['Passport'] },
  ]);
});
