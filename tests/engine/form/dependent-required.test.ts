// Proves that an answer that another one requires is marked and missed by name, in forms, groups and items.
import { describe, expect, it } from 'vitest';
import { findProblems } from '../../../src/core/rules/find-problems.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { FormStore } from '../../../src/engine/form/form-store.ts';
import { compileForm, nowhere } from '../compile-form.ts';

const text = { type: 'string' };
const fields = {
  properties: { company: text, number: text },
  dependentRequired: { company: ['number'] },
};
const form = compileForm({
  type: 'object',
  ...fields,
  properties: {
    ...fields.properties,
    group: { type: 'object', ...fields },
    list: { type: 'array', items: { type: 'object', ...fields } },
  },
});

describe('an answer that another one requires', () => {
  const places = [
    ['the form', '', (answers: object) => answers],
    ['a group', '/group', (answers: object) => ({ group: answers })],
    ['an item', '/list/1', (answers: object) => ({ list: [{}, answers] })],
  ] as const;

  it.each(places)('is missed by its own name in %s', (_, at, answersOf) => {
    const problems = (answers: object) =>
      findProblems(form, { ...answersOf(answers) }, defaultTexts, {});
    expect(problems({})).toEqual([]);
    expect(problems({ company: 'A', number: '1' })).toEqual([]);
    expect(problems({ company: 'A' })).toMatchObject([
      { pointer: `${at}/number`, rule: 'required' },
    ]);
  });

  it.each(places)(
    'is marked as required in %s while the other one is there',
    (_, at, answersOf) => {
      const store = new FormStore(form, nowhere, defaultTexts, { ...answersOf({ number: '1' }) });
      expect(store.conditions.isRequired(`${at}/number`)).toBe(false);
      store.answer(`${at}/company`, 'A');
      expect(store.conditions.isRequired(`${at}/number`)).toBe(true);
    },
  );
});

it('a branch of the form requires an answer in the items of a list', () => {
  const isFamily = { required: ['kind'], properties: { kind: { const: 'family' } } };
  const listing = compileForm({
    type: 'object',
    properties: {
      kind: text,
      guests: { type: 'array', items: { type: 'object', properties: { age: text } } },
    },
    if: isFamily,
    then: { properties: { guests: { items: { required: ['age'] } } } },
  });
  const missing = (kind: string) =>
    findProblems(listing, { kind, guests: [{ age: '3' }, {}] }, defaultTexts, {});
  expect(missing('family')).toMatchObject([{ pointer: '/guests/1/age', rule: 'required' }]);
  expect(missing('couple')).toEqual([]);
  const { conditions } = new FormStore(listing, nowhere, defaultTexts, {
    kind: 'family',
    guests: [{}],
  });
  expect(conditions.isRequired('/guests/0/age')).toBe(true);
});
