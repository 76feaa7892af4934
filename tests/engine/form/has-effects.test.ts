// Proves that an answer counts as without effects only where no other answer or question depends on it.
import { expect, it } from 'vitest';
import { evaluateConditions } from '../../../src/core/form/asked-questions.ts';
import { getAt } from '../../../src/core/pointer.ts';
import { replaceAt } from '../../../src/core/replace-at.ts';
import { hasEffects } from '../../../src/engine/form/has-effects.ts';
import { normalizeAnswers } from '../../../src/engine/form/normalize-answers.ts';
import { compileForm, nowhere } from '../compile-form.ts';

const text = { type: 'string' };
const whenPets = { required: ['pets'], properties: { pets: { const: 'yes' } } };
const form = compileForm(
  {
    type: 'object',
    properties: {
      name: text,
      country: text,
      region: text,
      town: text,
      main: { type: 'integer', enum: [1, 2, 3] },
      others: { type: 'array', items: { type: 'integer', enum: [1, 2, 3] } },
      pets: text,
      guests: {
        type: 'array',
        items: {
          type: 'object',
          properties: { name: text, pets: text },
          if: whenPets,
          then: { properties: { kind: text } },
        },
      },
    },
    if: whenPets,
    then: { properties: { kind: text } },
  },
  {
    region: { 'ui:options': { clearedBy: '/answers/country' } },
    town: {
      'ui:widget': 'select',
      'ui:options': { source: { call: 'towns', send: { from: '/answers/region' } } },
    },
    others: { 'ui:widget': 'multi-select', 'ui:options': { exclude: '/answers/main' } },
  },
);

const answers = normalizeAnswers(
  form,
  {
    name: 'Ada',
    country: 'France',
    region: 'Bretagne',
    main: 1,
    others: [2, 3],
    pets: 'no',
    guests: [{ name: 'Grace', pets: 'yes', kind: 'cat' }],
  },
  nowhere,
);

it.each([
  ['a text takes the place of another', '/name', 'Bea', false],
  ['so does one in an item of a list', '/guests/0/name', 'Bea', false],
  ['a condition has the same result', '/pets', 'not yet', false],
  ['a condition has another result', '/pets', 'yes', true],
  ['a condition of an item has another result', '/guests/0/pets', 'no', true],
  ['an answer is given for the first time', '/guests/0/extra', 'x', true],
  ['an answer is emptied by it', '/country', 'Spain', true],
  ['a call for choices sends it', '/region', 'Normandie', true],
  ['a choice is taken from another question', '/main', 2, true],
  ['a list is changed', '/others', [2], true],
  ['nobody asks for it', '/unknown', 'x', true],
])('where %s', (_, pointer, value, expected) => {
  const after = replaceAt(answers, pointer, value);
  const conditions = evaluateConditions(form, answers, {});
  const change = { pointer, before: getAt(answers, pointer), after: value, answers: after };
  const isExpected = hasEffects(form, { dataSources: {}, ...change, conditions });
  expect(isExpected).toBe(expected);
  if (!expected) expect(normalizeAnswers(form, after, nowhere, answers)).toEqual(after);
});
