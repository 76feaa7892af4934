// Proves that the questions are asked whose conditions hold, and that answers to all others are removed.
import { describe, expect, it, vi } from 'vitest';
import {
  askedQuestions,
  evaluateConditions,
  removeUnasked,
} from '../../../src/core/form/asked-questions.ts';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';
import { compileForm } from '../../engine/compile-form.ts';

const text: JsonSchema = { type: 'string' };
const is = (name: string, value: unknown): JsonSchema => ({
  required: [name],
  properties: { [name]: { const: value } },
});
const form = compileForm({
  type: 'object',
  required: ['kind'],
  properties: {
    kind: text,
    address: {
      type: 'object',
      properties: { country: text },
      if: is('country', 'US'),
      then: { required: ['state'], properties: { state: text } },
      else: { properties: { region: text } },
    },
    guests: {
      type: 'array',
      items: {
        type: 'object',
        properties: { name: text },
        if: { required: ['name'] },
        then: { properties: { diet: text } },
      },
    },
  },
  allOf: [
    { if: is('kind', 'other'), then: { required: ['which'], properties: { which: text } } },
    { if: is('which', 'new'), then: { properties: { why: text } } },
    { if: is('plan', 'gold'), then: { required: ['why'], properties: { why: text } } },
  ],
});
const pointers = (answers: object) =>
  askedQuestions(form, { ...answers }, {}).map(({ pointer }) => pointer);

describe('the questions that are asked', () => {
  it('are those whose conditions hold, in any of the branches that ask them', () => {
    expect(pointers({})).toEqual(['/kind', '/address/country', '/address/region', '/guests']);
    expect(pointers({ kind: 'other', which: 'new' })).toContain('/why');
    expect(pointers({ plan: 'gold' })).toContain('/why');
  });

  it('depend on the group that they stand in, which is empty while it is not there', () => {
    expect(pointers({ address: { country: 'US' } })).toContain('/address/state');
    expect(pointers({})).not.toContain('/address/state');
  });

  it('depend on their own item of a list', () => {
    const guests = [{ name: 'Ada' }, {}];
    expect(pointers({ guests }).filter((pointer) => pointer.startsWith('/guests/'))).toEqual([
      '/guests/0/name',
      '/guests/1/name',
      '/guests/0/diet',
    ]);
  });

  it('are none in an item that is not there', () => {
    const { isAsked } = evaluateConditions(form, { guests: [{ name: 'Ada' }] }, {});
    expect(isAsked('/guests/0')).toBe(true);
    expect(isAsked('/guests/1/name')).toBe(false);
  });

  it('are required under conditions of their own', () => {
    const required = (answers: object, pointer: string) =>
      evaluateConditions(form, { ...answers }, {}).isRequired(pointer);
    expect(required({}, '/kind')).toBe(true);
    expect(required({ which: 'new' }, '/why')).toBe(false);
    expect(required({ plan: 'gold' }, '/why')).toBe(true);
  });

  it('take one evaluation of each condition for each object', () => {
    const conditions = form.conditions.map(({ pointer, test }) => ({ pointer, test: vi.fn(test) }));
    const { isAsked } = evaluateConditions({ ...form, conditions }, { guests: [{}, {}] }, {});
    for (let round = 0; round < 3; round++) {
      for (const pointer of ['/which', '/guests/0/diet', '/guests/1/diet']) isAsked(pointer);
    }
    expect(conditions.map(({ test }) => test.mock.calls.length).sort()).toEqual([0, 0, 0, 0, 1, 2]);
  });
});

describe('answers to questions that are not asked', () => {
  const remove = (answers: object) => removeUnasked(form, { ...answers }, {});

  it('are removed, link by link', () => {
    expect(remove({ kind: 'a', which: 'new', why: 'so' })).toEqual({ kind: 'a' });
  });

  it('are removed in groups and items, with all that is no answer there', () => {
    const guests = [{ name: 'Ada', diet: 'a', age: 3 }, { diet: 'b' }, 'c'];
    expect(remove({ address: { state: 'NY', zip: '1' }, guests })).toEqual({
      address: {},
      guests: [{ name: 'Ada', diet: 'a' }, {}, {}],
    });
  });

  it('leave those of other forms alone, and what does not change uncopied', () => {
    const answers = { email: 'a@b.c', address: { country: 'US', state: 'NY' }, guests: [{}] };
    expect(removeUnasked(form, answers, {})).toBe(answers);
    expect(remove({ ...answers, which: 'x' }).address).toBe(answers.address);
  });
});
