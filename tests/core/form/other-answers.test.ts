// Proves that an answer in the visitor's own words is kept where the question takes one, and nowhere else.
import { describe, expect, it } from 'vitest';
import { coerceAnswers } from '../../../src/core/form/coerce-answers.ts';
import { normalizeAnswers } from '../../../src/engine/form/normalize-answers.ts';
import { compileForm, nowhere } from '../../engine/compile-form.ts';

const anyOf = [
  { const: 1, title: 'A website' },
  { const: 2, title: 'A shop' },
  { type: 'string', minLength: 1 },
];
const oneOf = anyOf.slice(0, 2);
const form = compileForm({
  type: 'object',
  properties: {
    one: { type: ['integer', 'string'], title: 'One', anyOf },
    several: { type: 'array', title: 'Several', items: { anyOf } },
    listed: { type: 'integer', title: 'Listed', oneOf },
    best: { type: ['integer', 'string'], title: 'Best', anyOf },
  },
  if: { required: ['listed'], properties: { listed: { const: 1 } } },
  then: {
    properties: {
      best: { type: ['integer', 'string'], title: 'The best', anyOf: anyOf.toSpliced(1, 1) },
      only: { type: 'string', title: 'Only' },
    },
  },
});

describe('an answer in the own words of a visitor, from a draft', () => {
  it.each([
    ['a choice', { one: '2' }, { one: 2 }],
    ['a text', { one: 'A boat' }, { one: 'A boat' }],
    ['a text among choices', { several: ['1', 'A boat'] }, { several: [1, 'A boat'] }],
    ['a text that was not typed yet', { one: '', several: [2, ''] }, { several: [2] }],
    ['a number that is no choice', { one: 3, several: [3] }, {}],
    ['a list without an answer', { several: [] }, {}],
    ['a text where only choices are offered', { listed: 'A boat' }, {}],
  ])('%s', (_name, values, expected) => {
    expect(coerceAnswers(form.questions, values, nowhere)).toEqual(expected);
  });
});

it('stays where another branch offers other choices, also before it is typed', () => {
  const follow = (best: unknown) =>
    normalizeAnswers(form, { best, listed: 1 }, nowhere, { best, listed: 2 }).best;
  expect(follow('A boat')).toBe('A boat');
  expect(follow('')).toBe('');
  expect(follow(1)).toBe(1);
  expect(follow(2)).toBeUndefined();
});
