// Proves that a change takes back the answers that depend on it, and leaves all others as they were.
import { describe, expect, it } from 'vitest';
import { normalizeAnswers } from '../../../src/engine/form/normalize-answers.ts';
import { compileForm, nowhere } from '../compile-form.ts';

const form = compileForm(
  {
    type: 'object',
    properties: {
      country: { type: 'string' },
      region: { type: 'string' },
      main: { type: 'integer', enum: [1, 2, 3] },
      others: { type: 'array', items: { type: 'integer', enum: [1, 2, 3] } },
      pets: { type: 'boolean' },
    },
    allOf: [
      {
        if: { required: ['pets'], properties: { pets: { const: true } } },
        then: { properties: { kind: { type: 'string', enum: ['cat', 'other'] } } },
      },
      {
        if: { required: ['kind'], properties: { kind: { const: 'other' } } },
        then: { properties: { which: { type: 'string' } } },
      },
      {
        if: { required: ['which'] },
        then: { properties: { how_many: { type: 'integer' } } },
      },
    ],
  },
  {
    region: { 'ui:options': { clearedBy: '/answers/country' } },
    others: { 'ui:widget': 'multi-select', 'ui:options': { exclude: '/answers/main' } },
  },
);
const settle = (answers: object, before?: object) =>
  normalizeAnswers(form, { ...answers }, nowhere, before && { ...before });

describe('after a change', () => {
  it('an answer that depends on the changed one is emptied', () => {
    const before = { country: 'France', region: 'Bretagne' };
    expect(settle({ country: 'Spain', region: 'Bretagne' }, before)).toEqual({ country: 'Spain' });
  });

  it('so is one in a group, and a list of items', () => {
    const cleared = { 'ui:options': { clearedBy: '/answers/name' } };
    const properties = { city: { type: 'string' } };
    const holders = compileForm(
      {
        type: 'object',
        properties: {
          name: { type: 'string' },
          home: { type: 'object', properties },
          pets: { type: 'array', items: { type: 'object', properties } },
        },
      },
      { home: { city: cleared }, pets: cleared },
    );
    const before = { name: 'Ada', home: { city: 'London' }, pets: [{ city: 'Rome' }] };
    const after = { ...before, name: 'Grace' };
    expect(normalizeAnswers(holders, after, nowhere, before)).toEqual({ name: 'Grace' });
  });

  it('it stays when something else has changed', () => {
    const before = { country: 'France', region: 'Bretagne' };
    expect(settle({ ...before, main: 1 }, before)).toEqual({ ...before, main: 1 });
  });

  it('it stays when a draft is restored', () => {
    const restored = { country: 'France', region: 'Bretagne' };
    expect(settle(restored)).toEqual(restored);
  });

  it('an excluded choice is taken out of a list', () => {
    expect(settle({ main: 2, others: [1, 2, 3] })).toEqual({ main: 2, others: [1, 3] });
  });

  it('a list that holds nothing but the excluded choice has no answer any more', () => {
    expect(settle({ main: 2, others: [2] })).toEqual({ main: 2 });
  });

  it('other lists and answers are left as they were', () => {
    const answers = { others: [1, 3], main: 2, pets: true };
    expect(settle(answers, { others: [1, 3], main: 2 })).toEqual(answers);
  });

  it('questions that are not asked any more lose their answers, link by link', () => {
    const before = { pets: true, kind: 'other', which: 'parrot', how_many: 2 };
    expect(settle(before)).toEqual(before);
    expect(settle({ ...before, pets: false }, before)).toEqual({ pets: false });
  });

  it('answers of other steps stay, and can open a question', () => {
    const answers = { email: 'a@example.com', pets: true, kind: 'cat' };
    expect(settle(answers)).toEqual(answers);
  });

  it('what it was given stays as it was', () => {
    const answers = Object.freeze({ main: 2, others: Object.freeze([1, 2]) });
    expect(() => settle(answers)).not.toThrow();
  });
});
