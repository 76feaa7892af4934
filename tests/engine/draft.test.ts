import { describe, expect, it } from 'vitest';
import { draftAnswers, parseDraft, updateDraft } from '../../src/engine/draft/draft.ts';

describe('a draft', () => {
  it('is read from its entry', () => {
    expect(parseDraft('{"formValues":{"a":1}}', 'formValues')).toEqual({
      answers: { a: 1 },
      unreadable: false,
    });
  });

  it('is nothing where nothing is stored', () => {
    expect(parseDraft(undefined, 'formValues')).toEqual({ answers: undefined, unreadable: false });
  });

  it.each([['{"formValues":'], [''], ['null'], ['[]'], ['"text"'], ['{}'], ['{"formValues":[1]}']])(
    'that reads %j is called unreadable, and nothing is taken from it',
    (text) => {
      expect(parseDraft(text, 'formValues')).toEqual({ answers: undefined, unreadable: true });
    },
  );

  it('is written beside what else its item holds', () => {
    expect(
      JSON.parse(updateDraft('{"version":2,"formValues":{"a":1}}', 'formValues', { b: 2 })),
    ).toEqual({
      version: 2,
      formValues: { b: 2 },
    });
  });

  it('is written over an item that cannot be read', () => {
    expect(JSON.parse(updateDraft('{{', 'formValues', { b: 2 }))).toEqual({ formValues: { b: 2 } });
  });

  it('holds no secrets', () => {
    expect(draftAnswers({ name: 'Ada', pin: '1' }, ['/pin'], {})).toEqual({ name: 'Ada' });
  });

  it('remembers that a prefilled answer was taken back', () => {
    expect(draftAnswers({ name: 'Ada' }, [], { name: 'A', site: 'x' })).toEqual({
      name: 'Ada',
      site: null,
    });
  });
});
