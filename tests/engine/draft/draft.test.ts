// Proves that the text of a draft is read and written with its entry and version, beside what else its item holds.
import { describe, expect, it } from 'vitest';
import { parseDraft, updateDraft } from '../../../src/engine/draft/draft.ts';

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
});
