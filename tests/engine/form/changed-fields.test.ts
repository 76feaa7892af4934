// Proves that a change is told to the fields that it concerns, and to no others.
import { expect, it, vi } from 'vitest';
import type { CompiledForm } from '../../../src/compiled/form.ts';
import type { ValidateFn } from '../../../src/compiled/validate.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { changedFields } from '../../../src/engine/form/changed-fields.ts';
import { initialFormState, touch } from '../../../src/engine/form/form-state.ts';
import { FormStore } from '../../../src/engine/form/form-store.ts';

const missing = (pointer: string) => ({
  pointer,
  rule: 'required',
  message: 'Please answer',
  validateLast: false,
});

it('names the changed value and its holders, and nothing else', () => {
  const guests = [{ name: 'Ada' }, { name: 'Grace' }];
  const before = initialFormState({ city: 'London', guests }, []);
  const after = initialFormState({ city: 'London', guests: [guests[0], { name: 'Hopper' }] }, []);
  expect([...changedFields(before, after).answers]).toEqual([
    '',
    '/guests',
    '/guests/1',
    '/guests/1/name',
  ]);
});

it('names values that have come or gone, at any depth', () => {
  const before = initialFormState({ home: { city: 'London' } }, []);
  const after = initialFormState({ 'a/b': 1 }, []);
  expect([...changedFields(before, after).answers].sort()).toEqual([
    '',
    '/a~1b',
    '/home',
    '/home/city',
  ]);
});

it('names fields whose message is shown from now on', () => {
  const before = initialFormState({}, [missing('/name'), missing('/city')]);
  const { answers, messages } = changedFields(before, touch(before, '/name'));
  expect([...answers]).toEqual([]);
  expect([...messages]).toEqual(['/name']);
});

const whenAbroad = ((answers: { country?: string }) => answers.country === 'x') as ValidateFn;
const form = {
  schema: {
    type: 'object',
    properties: { country: { type: 'string' }, name: { type: 'string' }, visa: { type: 'string' } },
  },
  questions: [
    { pointer: '/country', label: 'Country', widget: 'text', messages: {} },
    { pointer: '/name', label: 'Name', widget: 'text', messages: {} },
    {
      pointer: '/visa',
      label: 'Visa',
      widget: 'text',
      messages: {},
      askedWhen: [[{ condition: 0, holds: true }]],
    },
  ],
  groups: [],
  conditions: [{ pointer: '', test: whenAbroad }],
  validate: () => true,
} as unknown as CompiledForm;

it('a change that a widget shows already makes no new revision, unless the answer becomes another one', () => {
  const store = new FormStore(form, { query: {}, page: { url: '' } }, defaultTexts, {});
  store.answer('/name', 'A', true);
  expect(store.revisionOf('/name')).toBe(0);
  store.answer('/name', undefined);
  expect(store.revisionOf('/name')).toBe(1);
  store.answer('/name', 'A', true);
  store.answer('/name', undefined);
  expect(store.revisionOf('/name')).toBe(2);
  // Nobody is asked for a visa, so the answer is taken out again.
  store.answer('/visa', 'B', true);
  expect(store.revisionOf('/visa')).toBe(1);
});

it('the store tells the answered field alone, unless a condition changes', () => {
  const store = new FormStore(form, { query: {}, page: { url: '' } }, defaultTexts, {});
  const name = vi.fn();
  const visa = vi.fn();
  store.subscribeTo('/name', 'answer', name);
  const stop = store.subscribeTo('/visa', 'field', visa);
  expect(store.conditions.isAsked('/visa')).toBe(false);
  store.answer('/name', 'Ada');
  expect([name, visa].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  store.answer('/country', 'x');
  expect([name, visa].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  expect(store.conditions.isAsked('/visa')).toBe(true);
  stop();
  store.answer('/country', 'y');
  expect(visa).toHaveBeenCalledTimes(1);
});

it('an answer without effects tells those who listen to it, and not to the rest of its field', () => {
  const store = new FormStore(form, { query: {}, page: { url: '' } }, defaultTexts, {});
  store.answer('/name', 'A');
  const answer = vi.fn();
  const field = vi.fn();
  const holder = vi.fn();
  store.subscribeTo('/name', 'answer', answer);
  store.subscribeTo('', 'answer', holder);
  store.subscribeTo('/name', 'field', field);
  store.answer('/name', 'Ad');
  expect([answer, holder, field].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  expect(store.state.answers).toEqual({ name: 'Ad' });
});
