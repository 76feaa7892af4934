// Proves that a "when" on data, answers or the item decides whether a question is asked, missed and answered.
import { describe, expect, it } from 'vitest';
import { findProblems } from '../../../src/core/rules/find-problems.ts';
import type { UiFile } from '../../../src/definition/files/ui.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { FormStore } from '../../../src/engine/form/form-store.ts';
import { normalizeAnswers } from '../../../src/engine/form/normalize-answers.ts';
import { startAnswers } from '../../../src/engine/form/start-answers.ts';
import { compileForm, nowhere } from '../compile-form.ts';

const text = { type: 'string' };
const is = (name: string, value: unknown) => ({
  required: [name],
  properties: { [name]: { const: value } },
});
const when = (condition: object): UiFile => ({ 'ui:options': { when: condition } });
const isFamily = { answers: is('kind', 'family') };

const form = compileForm(
  {
    type: 'object',
    required: ['address', 'card', 'guests'],
    properties: {
      kind: text,
      card: { ...text, minLength: 4, default: '0000' },
      address: { type: 'object', required: ['city'], properties: { city: text } },
      guests: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          required: ['name', 'age'],
          properties: { name: text, child: { type: 'boolean' }, age: { type: 'integer' } },
        },
      },
    },
  },
  {
    card: when({ loaded: is('member', true) }),
    address: when({ query: is('from', 'letter') }),
    guests: {
      items: {
        child: when(isFamily),
        age: when({ ...isFamily, item: is('child', true) }),
      },
    },
  },
);
const member = { ...nowhere, loaded: { member: true } };
const invited = { ...nowhere, query: { from: 'letter' } };

const missing = (answers: object, dataSources = nowhere) =>
  findProblems(form, { ...answers }, defaultTexts, dataSources).map(({ pointer }) => pointer);
const normalized = (answers: object, dataSources = nowhere) =>
  normalizeAnswers(form, { ...answers }, dataSources);

describe('a required question with a "when"', () => {
  const guests = [{ name: 'Ada' }];

  it('is not missed while it is not asked', () => {
    expect(missing({ guests })).toEqual([]);
  });

  it('is missed while it is', () => {
    expect(missing({ guests }, member)).toEqual(['/card']);
    expect(missing(normalized({ guests }, invited), invited)).toEqual(['/address/city']);
  });

  it('is missed in the items that ask it alone', () => {
    const family = [{ name: 'Ada' }, { name: 'Bob', child: true }];
    expect(missing({ kind: 'family', guests: family })).toEqual(['/guests/1/age']);
    expect(missing({ kind: 'couple', guests: family })).toEqual([]);
  });

  it('has its other rules validated', () => {
    expect(missing({ guests, card: '1' }, member)).toEqual(['/card']);
  });
});

describe('an answer to a question with a "when"', () => {
  const guests = [{ name: 'Bob', child: true, age: 3 }];
  const all = { kind: 'family', card: '1234', address: { city: 'Rome' }, guests };

  it('goes where the data closes the question', () => {
    expect(normalized(all)).toEqual({ kind: 'family', guests });
    expect(normalized(all, { ...member, ...invited })).toEqual(all);
  });

  it('goes where an answer outside the item closes it', () => {
    const before = normalized(all);
    const after = { ...before, kind: 'couple' };
    expect(normalizeAnswers(form, after, nowhere, before)).toEqual({
      kind: 'couple',
      guests: [{ name: 'Bob' }],
    });
  });

  it('starts with the default of the question where that is asked', () => {
    expect(startAnswers(form, {}, member)).toMatchObject({ card: '0000' });
    expect(startAnswers(form, {}, nowhere)).not.toHaveProperty('card');
  });

  it('is closed by an answer that is typed', () => {
    const store = new FormStore(form, nowhere, defaultTexts, normalized(all));
    expect(store.conditions.isAsked('/guests/0/age')).toBe(true);
    store.answer('/kind', 'families');
    expect(store.conditions.isAsked('/guests/0/age')).toBe(false);
    expect(store.state.answers).toEqual({ kind: 'families', guests: [{ name: 'Bob' }] });
  });
});

it('the answers of skipped steps meet no "when"', () => {
  const kindless = compileForm(
    { type: 'object', required: ['pet'], properties: { pet: text } },
    { pet: when(isFamily) },
  );
  const answers = { kind: 'family', pet: 'cat' };
  expect(normalizeAnswers(kindless, answers, nowhere)).toEqual(answers);
  const skipping = { ...nowhere, skipped: ['kind'] };
  expect(normalizeAnswers(kindless, answers, skipping)).toEqual({ kind: 'family' });
  expect(findProblems(kindless, { kind: 'family' }, defaultTexts, skipping)).toEqual([]);
});

it('a question is asked by what its step has loaded, by way of a calculated answer', () => {
  const loading = compileForm(
    { type: 'object', properties: { room: text, bed: text } },
    {
      room: { 'ui:options': { calculated: { first: ['/steps/stay/room'] }, shown: false } },
      bed: when({ answers: is('room', 'double') }),
    },
  );
  const asked = (room?: string) => {
    const steps = { stay: { room } };
    const sources = { ...nowhere, steps };
    const store = new FormStore(loading, sources, defaultTexts, startAnswers(loading, {}, sources));
    return store.conditions.isAsked('/bed');
  };
  expect(asked('double')).toBe(true);
  expect(asked('single')).toBe(false);
  expect(asked()).toBe(false);
});
