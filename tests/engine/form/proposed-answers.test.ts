// Proves that a proposed answer follows other answers until the visitor changes it, and never comes back unasked.
import { describe, expect, it } from 'vitest';
import type { UiFile } from '../../../src/definition/files/ui.ts';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { draftAnswers } from '../../../src/engine/draft/draft-answers.ts';
import type { Answers } from '../../../src/engine/form/answers.ts';
import { FormStore } from '../../../src/engine/form/form-store.ts';
import { startAnswers } from '../../../src/engine/form/start-answers.ts';
import { compileForm, nowhere } from '../compile-form.ts';

const number: JsonSchema = { type: 'number' };
const proposed = (calculation: object): UiFile => ({ 'ui:options': { proposed: calculation } });

const form = compileForm(
  {
    type: 'object',
    properties: {
      first: number,
      rest: number,
      plan: { type: 'string', enum: ['small', 'large'] },
      more: { type: 'boolean' },
      lines: {
        type: 'array',
        items: { type: 'object', properties: { net: number, gross: number } },
      },
    },
    if: { required: ['more'], properties: { more: { const: true } } },
    then: { properties: { extra: number } },
  },
  {
    rest: proposed({ difference: [100, '/answers/first'] }),
    plan: proposed({
      when: { answers: { required: ['first'], properties: { first: { minimum: 50 } } } },
      then: { value: 'large' },
      else: { value: 'medium' },
    }),
    extra: proposed({ product: ['/answers/first', 2] }),
    lines: { items: { gross: proposed({ product: ['1/net', 2] }) } },
  },
);

const opened = (stored: Answers = {}) =>
  new FormStore(form, nowhere, defaultTexts, startAnswers(form, stored, nowhere));

describe('a proposed answer', () => {
  it('is there from the start, and follows the answers that it is made of', () => {
    const store = opened();
    expect(store.state.answers).toEqual({ rest: 100 });
    store.answer('/first', 30);
    expect(store.state.answers).toEqual({ first: 30, rest: 70 });
    store.answer('/first', 40);
    expect(store.state.answers).toEqual({ first: 40, rest: 60 });
  });

  it('stays as the visitor has changed it', () => {
    const store = opened();
    store.answer('/rest', 10);
    store.answer('/first', 30);
    expect(store.state.answers).toEqual({ first: 30, rest: 10 });
  });

  it('stays empty once the visitor has emptied it, in a draft too', () => {
    const store = opened();
    store.answer('/first', 30);
    store.answer('/rest', undefined);
    store.answer('/first', 40);
    expect(store.state.answers).toEqual({ first: 40 });
    const stored = draftAnswers(store.state.answers, {
      unstored: [],
      prefilled: {},
      forms: [form],
      sourcesOf: () => nowhere,
    });
    expect(stored).toMatchObject({ first: 40, rest: null });
    expect(opened(stored).state.answers).toEqual({ first: 40 });
  });

  it('is not taken for emptied in a draft as long as there was none to empty', () => {
    const store = opened();
    store.answer('/more', true);
    const origin = { unstored: [], prefilled: {}, forms: [form], sourcesOf: () => nowhere };
    const later = opened(draftAnswers(store.state.answers, origin));
    later.answer('/first', 4);
    expect(later.state.answers).toMatchObject({ extra: 8 });
    expect(draftAnswers({ more: true }, origin)).not.toHaveProperty('extra');
  });

  it('is stored, and follows after a reload as long as it is as proposed', () => {
    const store = opened();
    store.answer('/first', 30);
    const origin = { unstored: [], prefilled: {}, forms: [form], sourcesOf: () => nowhere };
    const stored = draftAnswers(store.state.answers, origin);
    expect(stored).toMatchObject({ first: 30, rest: 70 });
    const later = opened(stored);
    later.answer('/first', 40);
    expect(later.state.answers.rest).toBe(60);
  });

  it('is never overwritten once it is the visitor’s, whatever it is proposed as meanwhile', () => {
    const store = opened();
    store.answer('/first', 30);
    store.answer('/rest', 96);
    for (const typed of [undefined, 4, 40]) store.answer('/first', typed);
    expect(store.state.answers.rest).toBe(96);
    store.answer('/rest', undefined);
    for (const typed of [undefined, 5]) store.answer('/first', typed);
    expect(store.state.answers).not.toHaveProperty('rest');
  });

  it('is the visitor’s in the items of a list, wherever these move', () => {
    const store = opened();
    store.answer('/lines', [{ net: 5 }, { net: 7 }, { net: 9 }]);
    store.answer('/lines/1/gross', 10);
    store.answer('/lines/2/gross', undefined);
    store.arrangeItems('/lines', [1, 2]);
    expect(store.state.answers.lines).toEqual([{ net: 7, gross: 10 }, { net: 9 }]);
    store.answer('/lines/0/net', 8);
    expect(store.state.answers.lines).toEqual([{ net: 8, gross: 10 }, { net: 9 }]);
  });

  it('follows calculated and proposed answers that it is made of, from the start', () => {
    const chain = compileForm(
      { type: 'object', properties: { c: number, a: number, b: number, k: number } },
      {
        a: proposed({ sum: ['/answers/c', '/answers/k'] }),
        b: proposed({ product: ['/answers/c', 2] }),
        k: { 'ui:options': { calculated: { product: ['/answers/b', 10] } } },
      },
    );
    const store = new FormStore(chain, nowhere, defaultTexts, startAnswers(chain, {}, nowhere));
    store.answer('/c', 1);
    expect(store.state.answers).toEqual({ c: 1, a: 21, b: 2, k: 20 });
    store.answer('/c', 2);
    expect(store.state.answers).toEqual({ c: 2, a: 42, b: 4, k: 40 });
    expect(startAnswers(chain, { c: 3 }, nowhere)).toEqual({ c: 3, a: 63, b: 6, k: 60 });
  });

  it('is stored once it is the visitor’s, and is not made anew when the form opens again', () => {
    expect(opened({ first: 30, rest: 10 }).state.answers).toEqual({ first: 30, rest: 10 });
  });

  it('comes by a condition, and is none where it is not among the choices', () => {
    const store = opened();
    store.answer('/first', 60);
    expect(store.state.answers).toEqual({ first: 60, rest: 40, plan: 'large' });
    store.answer('/first', 20);
    expect(store.state.answers).toEqual({ first: 20, rest: 80 });
  });

  it('comes with its question, and goes with it', () => {
    const store = opened();
    store.answer('/first', 10);
    store.answer('/more', true);
    expect(store.state.answers).toMatchObject({ extra: 20 });
    store.answer('/first', 15);
    expect(store.state.answers).toMatchObject({ extra: 30 });
    store.answer('/more', undefined);
    expect(store.state.answers).not.toHaveProperty('extra');
  });

  it('is one of its own in each item of a list', () => {
    const store = opened();
    store.answer('/lines', [{ net: 5 }, { net: 7 }]);
    expect(store.state.answers.lines).toEqual([
      { net: 5, gross: 10 },
      { net: 7, gross: 14 },
    ]);
    store.answer('/lines/0/gross', 1);
    store.answer('/lines/0/net', 6);
    store.answer('/lines/1/net', 8);
    expect(store.state.answers.lines).toEqual([
      { net: 6, gross: 1 },
      { net: 8, gross: 16 },
    ]);
  });
});

it('a form without proposals has no code for them', () => {
  expect(compileForm({ type: 'object', properties: { first: number } }).proposer).toBeUndefined();
});
