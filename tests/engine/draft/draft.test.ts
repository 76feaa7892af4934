import { describe, expect, it } from 'vitest';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { parseDraft, updateDraft } from '../../../src/engine/draft/draft.ts';
import { draftAnswers } from '../../../src/engine/draft/draft-answers.ts';
import { type Answers, startingValues } from '../../../src/engine/form/answers.ts';
import { FormStore } from '../../../src/engine/form/form-store.ts';
import { startAnswers } from '../../../src/engine/form/start-answers.ts';
import { compileForm, nowhere } from '../compile-form.ts';

const draft = { entry: 'formValues', version: 2 };

describe('a draft', () => {
  it('is read from its entry', () => {
    expect(parseDraft('{"formValues":{"a":1},"version":3}', 'formValues')).toEqual({
      answers: { a: 1 },
      unreadable: false,
      version: 3,
    });
  });

  it.each([['{"a":{}}'], ['{"a":{},"version":"new"}'], ['{"a":{},"version":1.5}']])(
    'that reads %j is of the first version',
    (text) => expect(parseDraft(text, 'a').version).toBe(1),
  );

  it('is nothing where nothing is stored', () => {
    expect(parseDraft(undefined, 'formValues')).toMatchObject({
      answers: undefined,
      unreadable: false,
    });
  });

  it.each([['{"formValues":'], [''], ['null'], ['[]'], ['"text"'], ['{}'], ['{"formValues":[1]}']])(
    'that reads %j is called unreadable, and nothing is taken from it',
    (text) => {
      expect(parseDraft(text, 'formValues')).toMatchObject({
        answers: undefined,
        unreadable: true,
      });
    },
  );

  it('is written with its version, beside what else its item holds', () => {
    const text = '{"version":1,"theirs":true,"formValues":{"a":1}}';
    expect(JSON.parse(updateDraft(text, draft, { b: 2 }))).toEqual({
      version: 2,
      theirs: true,
      formValues: { b: 2 },
    });
  });

  it('of the first version names none, also in the place of a later one', () => {
    const first = { ...draft, version: 1 };
    expect(updateDraft(undefined, first, { b: 2 })).toBe('{"formValues":{"b":2}}');
    expect(updateDraft('{"version":2}', first, { b: 2 })).toBe('{"formValues":{"b":2}}');
  });

  it('is written over an item that cannot be read', () => {
    expect(JSON.parse(updateDraft('{{', draft, { b: 2 }))).toEqual({
      version: 2,
      formValues: { b: 2 },
    });
  });

  it('holds no secrets', () => {
    const origin = { secrets: ['/pin'], prefilled: { pin: '1' }, forms: [] };
    expect(draftAnswers({ name: 'Ada', pin: '1' }, origin)).toEqual({ name: 'Ada' });
  });

  it('remembers that a prefilled answer was taken back', () => {
    const origin = { secrets: [], prefilled: { name: 'A', site: 'x' }, forms: [] };
    expect(draftAnswers({ name: 'Ada' }, origin)).toEqual({ name: 'Ada', site: null });
  });
});

describe('an answer that a question starts with', () => {
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
    secrets: [],
  };
  const open = (loaded: Answers, stored?: Answers) => {
    const dataSources = { ...nowhere, loaded };
    const values = startingValues(screen, stored, dataSources);
    return new FormStore(form, dataSources, defaultTexts, startAnswers(form, values, dataSources));
  };
  /** The page is loaded again, with what the draft holds. */
  const reload = (store: FormStore, loaded: Answers = {}) => {
    const prefilled = startingValues(screen, undefined, { ...nowhere, loaded });
    const kept = draftAnswers(store.state.answers, { secrets: [], prefilled, forms: [form] });
    const item = updateDraft(undefined, { entry: 'kept', version: 1 }, kept);
    return open(loaded, parseDraft(item, 'kept').answers);
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
    const again = reload(store);
    expect(again.state.answers).toEqual(left);
    expect(reload(again).state.answers).toEqual(left);
  });

  it('stays empty where it was prefilled over the default', () => {
    const loaded = { weeks: 9, home: { land: 'Kent' } };
    const store = open(loaded);
    store.answer('/weeks', undefined);
    store.answer('/home/land', undefined);
    expect(reload(store, loaded).state.answers).toEqual({});
  });

  it('is changed by what the visitor gives again', () => {
    const store = open({});
    store.answer('/weeks', undefined);
    store.answer('/weeks', 5);
    expect(reload(store).state.answers).toMatchObject({ weeks: 5 });
  });

  it('is not taken for cleared as long as nobody has been asked', () => {
    const store = open({});
    store.answer('/abroad', false);
    const kept = draftAnswers(store.state.answers, { secrets: [], prefilled: {}, forms: [form] });
    expect(kept).not.toHaveProperty('visa');
    expect(draftAnswers({}, { secrets: [], prefilled: {}, forms: [] })).toEqual({});
  });
});
