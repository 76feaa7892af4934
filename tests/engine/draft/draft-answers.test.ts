// Proves that a default that the visitor has cleared stays so after a reload, and read-only answers are not stored.
import { describe, expect, it } from 'vitest';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { parseDraft, updateDraft } from '../../../src/engine/draft/draft.ts';
import { draftAnswers } from '../../../src/engine/draft/draft-answers.ts';
import { type Answers, startingValues } from '../../../src/engine/form/answers.ts';
import { FormStore } from '../../../src/engine/form/form-store.ts';
import { startAnswers } from '../../../src/engine/form/start-answers.ts';
import { compileForm, nowhere } from '../compile-form.ts';

it('an answer that the visitor can not change is not stored, so that a later load shows', () => {
  const form = compileForm({
    type: 'object',
    properties: {
      email: { type: 'string', title: 'Email', readOnly: true, default: 'none' },
      name: { type: 'string', title: 'Name' },
    },
  });
  const unstored = ['/email'];
  const prefilled = { email: 'ada@example.com' };
  const stored = draftAnswers(
    { email: 'ada@example.com', name: 'Ada' },
    { unstored, prefilled, forms: [form], sourcesOf: () => ({}) },
  );
  expect(stored).toEqual({ name: 'Ada' });
  const screen = { prefill: { from: '/loaded' }, fields: ['email', 'name'], unstored };
  const loaded = { ...nowhere, loaded: { email: 'grace@example.com' } };
  expect(startingValues(screen, { email: 'ada@example.com', ...stored }, loaded)).toEqual({
    email: 'grace@example.com',
    name: 'Ada',
  });
});

describe('a default answer', () => {
  const form = compileForm({
    type: 'object',
    properties: {
      weeks: { type: 'integer', title: 'Weeks', default: 2 },
      home: {
        type: 'object',
        properties: { land: { type: 'string', title: 'Country', default: 'Wales' } },
      },
      pets: {
        type: 'array',
        title: 'Pets',
        items: {
          type: 'object',
          properties: {
            name: { type: 'string', title: 'Name' },
            legs: { type: 'integer', title: 'Legs', default: 4 },
          },
        },
      },
      abroad: { type: 'boolean', title: 'Abroad?' },
    },
    if: { required: ['abroad'], properties: { abroad: { const: true } } },
    then: { properties: { visa: { type: 'string', title: 'Visa', default: 'Tourist' } } },
  });
  const screen = {
    prefill: { from: '/loaded' },
    fields: ['weeks', 'home', 'pets', 'abroad', 'visa'],
    unstored: [],
  };
  const open = (loaded: Answers, stored?: Answers) => {
    const dataSources = { ...nowhere, loaded };
    const values = startingValues(screen, stored, dataSources);
    return new FormStore(form, dataSources, defaultTexts, startAnswers(form, values, dataSources));
  };
  /** Reloads the page with the draft of the store's answers. */
  const reload = (store: FormStore, loaded: Answers = {}) => {
    const prefilled = startingValues(screen, undefined, { ...nowhere, loaded });
    const stored = draftAnswers(store.state.answers, {
      unstored: [],
      prefilled,
      forms: [form],
      sourcesOf: () => ({}),
    });
    const item = updateDraft(undefined, { entry: 'answers', version: 1 }, stored);
    return open(loaded, parseDraft(item, 'answers').answers);
  };

  it('is there at the start, also where the provider has nothing', () => {
    const started = { weeks: 2, home: { land: 'Wales' } };
    expect(open({}).state.answers).toEqual(started);
    expect(open({ weeks: null, home: { land: null } }).state.answers).toEqual(started);
  });

  it('stays empty after a reload once the visitor has cleared it', () => {
    const store = open({ pets: [{ name: 'Rex' }, { name: 'Tom' }] });
    for (const pointer of ['/weeks', '/home/land', '/pets/1/legs'])
      store.answer(pointer, undefined);
    const left = { pets: [{ name: 'Rex', legs: 4 }, { name: 'Tom' }] };
    expect(store.state.answers).toEqual(left);
    const reloaded = reload(store);
    expect(reloaded.state.answers).toEqual(left);
    expect(reload(reloaded).state.answers).toEqual(left);
  });

  it('stays empty where it was prefilled over the default', () => {
    const loaded = { weeks: 9, home: { land: 'Kent' } };
    const store = open(loaded);
    store.answer('/weeks', undefined);
    store.answer('/home/land', undefined);
    expect(reload(store, loaded).state.answers).toEqual({});
  });

  it('changes when the visitor answers it anew', () => {
    const store = open({});
    store.answer('/weeks', undefined);
    store.answer('/weeks', 5);
    expect(reload(store).state.answers).toMatchObject({ weeks: 5 });
  });

  it('is not taken for cleared as long as nobody has been asked', () => {
    const store = open({});
    store.answer('/abroad', false);
    const stored = draftAnswers(store.state.answers, {
      unstored: [],
      prefilled: {},
      forms: [form],
      sourcesOf: () => ({}),
    });
    expect(stored).not.toHaveProperty('visa');
    expect(
      draftAnswers({}, { unstored: [], prefilled: {}, forms: [], sourcesOf: () => ({}) }),
    ).toEqual({});
  });

  it('is not taken for cleared where its question waits for an answer of a skipped step', () => {
    const notes = compileForm(
      {
        type: 'object',
        properties: { notes: { type: 'string', title: 'Notes', default: 'None' } },
      },
      { notes: { 'ui:options': { when: { answers: { required: ['number'] } } } } },
    );
    const stored = (skipped: string[]) =>
      draftAnswers(
        { number: '12' },
        {
          unstored: [],
          prefilled: {},
          forms: [notes],
          sourcesOf: () => ({ skipped }),
        },
      );
    expect(stored([])).toEqual({ number: '12', notes: null });
    expect(stored(['number'])).toEqual({ number: '12' });
  });
});
