// Proves that calculated answers follow the answers that they are calculated from, and come from nowhere else.
import { describe, expect, it } from 'vitest';
import type { UiFile } from '../../../src/definition/files/ui.ts';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { FormStore } from '../../../src/engine/form/form-store.ts';
import { normalizeAnswers } from '../../../src/engine/form/normalize-answers.ts';
import { startAnswers } from '../../../src/engine/form/start-answers.ts';
import { compileForm, nowhere } from '../compile-form.ts';

const number: JsonSchema = { type: 'number' };
const calculated = (calculation: object): UiFile => ({
  'ui:options': { calculated: calculation },
});

const form = compileForm(
  {
    type: 'object',
    properties: {
      total: { ...number, const: 100 },
      twice: number,
      extra: { type: 'boolean' },
      shares: {
        type: 'array',
        items: {
          type: 'object',
          properties: { share: number, count: number, line: number },
        },
      },
      box: { type: 'object', required: ['a'], properties: { a: number, own: number } },
    },
    if: { required: ['twice'], properties: { twice: { minimum: 100 } } },
    then: { properties: { reason: { type: 'string' } } },
    allOf: [
      {
        if: { required: ['extra'], properties: { extra: { const: true } } },
        then: { properties: { fee: number } },
      },
    ],
  },
  {
    twice: calculated({ product: ['/answers/total', 2] }),
    total: calculated({ sum: ['/answers/shares/-/line', '/answers/fee', '/answers/earlier'] }),
    shares: { items: { line: calculated({ product: ['1/share', '1/count'] }) } },
    box: { own: calculated({ sum: '1/a' }) },
  },
);
const settle = (answers: object, sources: object = nowhere) =>
  normalizeAnswers(form, { ...answers }, { ...nowhere, ...sources });

describe('a calculated answer', () => {
  it('is written in the order of what it takes, in items too', () => {
    const shares = [{ share: 10, count: 2 }, { share: 5, count: 3 }, { share: 1 }];
    expect(settle({ shares })).toEqual({
      shares: [{ share: 10, count: 2, line: 20 }, { share: 5, count: 3, line: 15 }, { share: 1 }],
      total: 35,
      twice: 70,
    });
  });

  it('takes no answer to a question that is not asked, nor to one of a skipped step', () => {
    expect(settle({ fee: 7 })).toEqual({});
    expect(settle({ extra: true, fee: 7 })).toEqual({ extra: true, fee: 7, total: 7, twice: 14 });
    expect(settle({ earlier: 3 })).toEqual({ earlier: 3, total: 3, twice: 6 });
    expect(settle({ earlier: 3 }, { skipped: ['earlier'] })).toEqual({ earlier: 3 });
  });

  it('opens and closes questions', () => {
    const answers = { extra: true, fee: 60, reason: 'Why not' };
    expect(settle(answers)).toMatchObject({ twice: 120, reason: 'Why not' });
    expect(settle({ ...answers, fee: 40 })).not.toHaveProperty('reason');
  });

  it('makes no group that nobody fills in, nor requires the rest of one', () => {
    expect(settle({ box: {} })).not.toHaveProperty('box');
    expect(settle({ box: { a: 4 } })).toMatchObject({ box: { a: 4, own: 4 } });
    expect(settle({ box: { own: 4 } })).not.toHaveProperty('box');
  });

  it('is never taken from elsewhere', () => {
    expect(startAnswers(form, { total: 100, twice: 5 }, nowhere)).toEqual({});
  });

  it('changes with what it takes, and is validated by its own rules', () => {
    const store = new FormStore(form, nowhere, defaultTexts, startAnswers(form, {}, nowhere));
    let renderings = 0;
    store.subscribeTo('/total', 'answer', () => {
      renderings++;
    });
    store.answer('/extra', true);
    store.answer('/fee', 60);
    expect(store.state.answers).toMatchObject({ total: 60 });
    expect(store.attemptSubmit()).toBe(false);
    expect(store.state.problems.all).toMatchObject([{ pointer: '/total', rule: 'const' }]);
    store.answer('/fee', 100);
    expect(store.attemptSubmit()).toBe(true);
    expect(renderings).toBeGreaterThan(1);
  });
});

it('a calculated question that is not shown is neither drawn nor loads a widget', () => {
  const hidden = compileForm(
    { type: 'object', properties: { price: number, total: number } },
    { total: { 'ui:options': { calculated: { sum: '/answers/price' }, shown: false } } },
  );
  expect(Object.keys(hidden.schema.properties ?? {})).toEqual(['price']);
  expect(hidden.widgets).toEqual(['number']);
  expect(normalizeAnswers(hidden, { price: 3 }, nowhere)).toEqual({ price: 3, total: 3 });
});

it('a form without calculations brings no code for them', () => {
  expect(
    compileForm({ type: 'object', properties: { price: number } }).calculateAnswers,
  ).toBeUndefined();
});
