// Proves that a text which a list has no entry for blocks until it is changed, and moves and goes with its question.
import { expect, it } from 'vitest';
import { unlistedTexts } from '../../../src/core/form/unlisted-texts.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { messageAt } from '../../../src/engine/form/form-state.ts';
import { FormStore } from '../../../src/engine/form/form-store.ts';
import { compileForm, nowhere } from '../compile-form.ts';

const text = { type: 'string' } as const;
const form = compileForm({
  type: 'object',
  properties: {
    abroad: { type: 'boolean' },
    homes: { type: 'array', items: { type: 'object', properties: { town: text } } },
  },
  if: { required: ['abroad'], properties: { abroad: { const: true } } },
  then: { properties: { country: text } },
});
const open = (answers: object) => new FormStore(form, nowhere, defaultTexts, { ...answers });
const message = '“Atlantis” is not in the list';

it('blocks until the answer changes', () => {
  const store = open({ abroad: true });
  store.refuseAnswer('/country', { typed: 'Atlantis' }, message);
  expect([store.attemptSubmit(), messageAt(store.state, '/country')]).toEqual([false, message]);
  store.answer('/country', 'France');
  expect([store.attemptSubmit(), store.state.refusals]).toEqual([true, {}]);
});

it('goes with a question that is not asked any more', () => {
  const store = open({ abroad: true });
  store.refuseAnswer('/country', { typed: 'Atlantis' }, message);
  store.answer('/abroad', false);
  expect([store.attemptSubmit(), store.state.refusals]).toEqual([true, {}]);
});

it('goes with an item that is not there when the form is shown again', () => {
  const former = { answers: {}, serverErrors: {}, refusals: {} };
  const at = (pointer: string) => ({
    ...former,
    serverErrors: { [pointer]: message },
    refusals: { [pointer]: { typed: 'Atlantis' } },
  });
  const again = (pointer: string) =>
    new FormStore(form, nowhere, defaultTexts, { homes: [{}] }, at(pointer));
  expect(again('/homes/0/town').attemptSubmit()).toBe(false);
  expect(again('/homes/1/town').attemptSubmit()).toBe(true);
});

it('goes along with its item of a list', () => {
  const store = open({ homes: [{}, {}] });
  store.refuseAnswer('/homes/0/town', { typed: 'Atlantis' }, message);
  store.arrangeItems('/homes', [1, 0]);
  expect(store.state.refusals).toEqual({ '/homes/1/town': { typed: 'Atlantis' } });
  store.arrangeItems('/homes', [0]);
  expect(store.attemptSubmit()).toBe(true);
});

it('returns with the message that its field has', () => {
  const home = compileForm(
    { type: 'object', properties: { phone: text, country: text } },
    { phone: { 'ui:widget': 'phone' }, country: { 'ui:widget': 'country' } },
  );
  const kept = { '/phone': 'call me', '/country': 'Atlantis' };
  expect(unlistedTexts.errorsOf(home, kept, {}, defaultTexts).serverErrors).toEqual({
    '/phone': '“call me” is not a phone number. Please enter digits',
    '/country': '“Atlantis” is not in the list. Please choose an entry',
  });
});
