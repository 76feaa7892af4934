// Proves that steps that depend on the response or the address are shown and skipped with fitting sample data.

import { describe, expect, it } from 'vitest';
import { completeFrozenAnswers } from '../../src/analysis/drafts/frozen-answers.ts';
import { buildFlow } from '../../src/analysis/flow/build-flow.ts';
import { meetsCondition } from '../../src/analysis/form/conditions.ts';
import type { ProductModel, ScreenModel } from '../../src/analysis/product-model.ts';
import { fitValue } from '../../src/analysis/sample/fit-value.ts';
import { listSampleData } from '../../src/analysis/sample/sample-data.ts';
import { listStates } from '../../src/analysis/states/list-states.ts';
import { defaultTexts } from '../../src/definition/texts.ts';
import { formModel, validate } from './form-model.ts';

const isMember = { required: ['member'], properties: { member: { const: true } } };
const isInvited = { required: ['from'], properties: { from: { const: 'letter' } } };
const form = (name: string) =>
  formModel({ type: 'object', properties: { [name]: { type: 'string', title: name } } });

const visit: ScreenModel = {
  texts: defaultTexts,
  actions: [],
  id: 'visit',
  kind: 'wizard',
  route: '/',
  title: 'Visit',
  draft: { key: 'visit', entry: 'answers' },
  load: { call: 'guest', outcomes: {} },
  steps: [
    { id: 'name', title: 'Name', form: form('name') },
    { id: 'number', title: 'Number', when: { loaded: isMember }, form: form('number') },
    { id: 'gift', title: 'Gift', when: { query: isInvited }, form: form('gift') },
    {
      id: 'end',
      title: 'End',
      form: form('end'),
      exits: [{ leave: '/sorry', when: { loaded: { not: isMember } } }],
    },
  ],
};

const response = {
  type: 'object',
  required: ['member'],
  properties: { member: { type: 'boolean' }, town: { type: 'string' } },
};

const product: ProductModel = {
  version: 'v1',
  addresses: { hosts: [], provider: '' },
  name: 'Visits',
  language: 'en',
  validate,
  calls: { guest: { method: 'GET', path: '/guest', response } },
  screens: [visit],
};

describe('the data with which a screen is shown', () => {
  const all = listSampleData(product, visit);

  it.each([
    ['a response', { loaded: isMember }],
    ['a parameter', { query: isInvited }],
  ])('meets a condition on %s once, and does not once', (_title, when) => {
    const results = all.map((data) => meetsCondition(when, { answers: {}, ...data }, validate));
    expect(new Set(results)).toEqual(new Set([true, false]));
  });

  it('has responses of the shape that their call promises', () => {
    expect(all.filter(({ loaded }) => !validate(response, loaded))).toEqual([]);
  });

  it('is the sample alone where no condition reads it', () => {
    const [name] = visit.steps;
    expect(listSampleData(product, { ...visit, steps: name ? [name] : [] })).toHaveLength(1);
  });
});

it.each([
  ['a property of another value', { member: true }, { properties: { member: { const: false } } }],
  [
    'one that has to be missing',
    { member: true, town: 'Cork' },
    { properties: { town: { not: {} } } },
  ],
])('a value is changed in %s', (_title, value, condition) => {
  const fitted = fitValue(value, response, condition, validate);
  expect(validate(condition, fitted) && validate(response, fitted)).toBe(true);
});

it('a value stays away where nothing fits both schemas', () => {
  const impossible = { properties: { member: { const: 'perhaps' } } };
  expect(fitValue({ member: true }, response, impossible, validate)).toBeUndefined();
});

it('the gallery shows a step on the address with an address that shows it', () => {
  const states = listStates(product).flatMap((group) => group.states);
  const of = (step: string) => states.filter((state) => state.step === step);
  expect(of('gift').map(({ query }) => query)).toEqual(of('gift').map(() => ({ from: 'letter' })));
  expect(of('name').every(({ query }) => query === undefined)).toBe(true);
});

it('the map names the source of a condition', () => {
  const [screen] = buildFlow(product).screens;
  expect(screen?.steps.map(({ when }) => when)).toEqual([
    undefined,
    'in the response of the load call, “member” is ticked or “yes”',
    'in the address, “from” is “letter”',
    undefined,
  ]);
});

it('a frozen draft has the answers of steps that only some data shows', () => {
  const { missing } = completeFrozenAnswers(visit, validate, listSampleData(product, visit));
  expect(missing).toEqual([]);
});
