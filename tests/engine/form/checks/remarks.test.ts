// Proves that rules which only remark say their message below a field that was left, and hold nobody up.
import { describe, expect, it } from 'vitest';
import { defaultTexts } from '../../../../src/definition/texts.ts';
import { AnswerChecks } from '../../../../src/engine/form/checks/answer-checks.ts';
import { isValid, messageAt } from '../../../../src/engine/form/form-state.ts';
import { FormStore } from '../../../../src/engine/form/form-store.ts';
import { compileForm, nowhere } from '../../compile-form.ts';

const number = { type: 'integer' } as const;
const form = compileForm(
  {
    type: 'object',
    properties: {
      seats: { ...number, minimum: 1, maximum: 50 },
      small: { type: 'boolean' },
      rooms: {
        type: 'array',
        items: { type: 'object', properties: { beds: { ...number, maximum: 4 } } },
      },
    },
    if: { required: ['small'], properties: { small: { const: true } } },
    then: { properties: { seats: { maximum: 10 } } },
  },
  {
    seats: {
      'ui:options': { remarks: ['maximum'] },
      'ui:messages': { minimum: 'At least one', maximum: 'That is a lot' },
    },
    rooms: {
      items: {
        beds: { 'ui:options': { remarks: ['maximum'] }, 'ui:messages': { maximum: 'Many beds' } },
      },
    },
  },
);

function open(answers: object = {}) {
  const store = new FormStore(form, nowhere, defaultTexts, { ...answers });
  const checks = new AnswerChecks(store, { send: () => new Promise(() => {}) });
  checks.open();
  return { store, checks, notes: () => checks.state.notes };
}

describe('a rule that only remarks', () => {
  it('says its message once the field was left, and as long as the answer breaks it', () => {
    const { store, notes } = open();
    store.answer('/seats', 60);
    expect(notes()).toEqual({});
    store.touch('/seats');
    expect(notes()).toEqual({ '/seats': 'That is a lot' });
    store.answer('/seats', 40);
    expect(notes()).toEqual({});
    store.answer('/seats', 51);
    expect(notes()).toEqual({ '/seats': 'That is a lot' });
  });

  it('refuses nothing', async () => {
    const { store, checks } = open({ seats: 60 });
    store.touch('/seats');
    expect([store.attemptSubmit(), isValid(store.state), messageAt(store.state, '/seats')]).toEqual(
      [true, true, undefined],
    );
    expect(await checks.finish()).toBe(true);
  });

  it('leaves the other rules of its question as they are', () => {
    const { store, notes } = open({ seats: 0 });
    store.touch('/seats');
    expect([store.attemptSubmit(), messageAt(store.state, '/seats')]).toEqual([
      false,
      'At least one',
    ]);
    expect(notes()).toEqual({});
  });

  it('follows the other answers that it depends on', () => {
    const { store, notes } = open({ seats: 20 });
    store.touch('/seats');
    expect(notes()).toEqual({});
    store.answer('/small', true);
    expect(notes()).toEqual({ '/seats': 'That is a lot' });
    expect(isValid(store.state)).toBe(true);
  });

  it('speaks for each item of a list', () => {
    const { store, notes } = open({ rooms: [{ beds: 2 }, { beds: 9 }] });
    store.touch('/rooms/0/beds');
    store.touch('/rooms/1/beds');
    expect(notes()).toEqual({ '/rooms/1/beds': 'Many beds' });
  });

  it('goes along with its item of a list that is moved', () => {
    const { store, notes } = open({ rooms: [{ beds: 9 }, { beds: 8 }] });
    store.touch('/rooms/0/beds');
    store.arrangeItems('/rooms', [1, 0]);
    expect(notes()).toEqual({ '/rooms/1/beds': 'Many beds' });
    store.arrangeItems('/rooms', [0]);
    expect(notes()).toEqual({});
  });
});

it('a day of the week can be one that is only remarked on', () => {
  const visit = compileForm(
    {
      type: 'object',
      properties: { day: { type: 'string', format: 'date', weekdays: [1, 2, 3, 4, 5] } },
    },
    { day: { 'ui:options': { remarks: ['weekdays'] }, 'ui:messages': { weekdays: 'A weekend' } } },
  );
  const store = new FormStore(visit, nowhere, defaultTexts, { day: '2027-04-17' });
  const checks = new AnswerChecks(store, { send: () => new Promise(() => {}) });
  checks.open();
  store.touch('/day');
  expect(checks.state.notes).toEqual({ '/day': 'A weekend' });
  expect(isValid(store.state)).toBe(true);
});
