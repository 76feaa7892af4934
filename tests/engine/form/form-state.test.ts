// Proves that a message appears once its field was left or Next was pressed, and goes when its cause does.
import { describe, expect, it } from 'vitest';
import {
  addServerErrors,
  answerChanged,
  type FormState,
  initialFormState,
  isValid,
  messageAt,
  messagePointers,
  submitAttempted,
  touch,
} from '../../../src/engine/form/form-state.ts';

const problem = (pointer: string, validateLast = false) => ({
  pointer,
  rule: 'required',
  message: `${pointer}!`,
  validateLast,
});

const messages = (state: FormState) =>
  messagePointers(state).map((pointer) => messageAt(state, pointer));

describe('a problem', () => {
  const state = initialFormState({}, [problem('/name'), problem('/email')]);

  it('is not shown at first', () => {
    expect(messages(state)).toEqual([]);
  });

  it('is shown once its field was left', () => {
    expect(messages(touch(state, '/name'))).toEqual(['/name!']);
  });

  it('is shown with all others once Next was pressed', () => {
    expect(messages(submitAttempted(state))).toEqual(['/name!', '/email!']);
  });

  it('of a question that opens after Next waits until its field was left', () => {
    const later = answerChanged(submitAttempted(state), '/name', {}, () => [problem('/new')]);
    expect(messageAt(later, '/new')).toBeUndefined();
    expect(messageAt(touch(later, '/new'), '/new')).toBe('/new!');
  });

  it('of an answer that was valid at Next is shown at once when it becomes invalid', () => {
    const valid = submitAttempted(initialFormState({ list: [{ name: 'A' }] }, []));
    expect(
      messages(answerChanged(valid, '/list/0/name', {}, () => [problem('/list/0/name')])),
    ).toHaveLength(1);
  });
});

describe('a field that is validated last', () => {
  const state = initialFormState({}, [problem('/name'), problem('/country', true)]);

  it('says nothing when it was left', () => {
    expect(messageAt(touch(state, '/country'), '/country')).toBeUndefined();
  });

  it('says nothing on Next while others are invalid, nor when those are fixed', () => {
    const fixed = answerChanged(submitAttempted(state), '/name', { name: 'A' }, () => [
      problem('/country', true),
    ]);
    expect(messages(fixed)).toEqual([]);
    expect(isValid(fixed)).toBe(false);
  });

  it('says its message on Next once all others are valid', () => {
    expect(messages(submitAttempted(initialFormState({}, [problem('/country', true)])))).toEqual([
      '/country!',
    ]);
  });
});

describe('a message from a call', () => {
  const state = addServerErrors(initialFormState({ login: 'ada' }, []), { '/login': 'Taken' });

  it('is shown at once, and blocks', () => {
    expect(messageAt(state, '/login')).toBe('Taken');
    expect(isValid(submitAttempted(state))).toBe(false);
  });

  it('stays while another field is edited', () => {
    expect(
      messageAt(
        answerChanged(state, '/other', {}, () => []),
        '/login',
      ),
    ).toBe('Taken');
  });

  it('about a list goes when an answer in it is edited', () => {
    const refused = addServerErrors(initialFormState({}, []), { '/guests': 'Twice' });
    const edited = answerChanged(refused, '/guests/0/name', {}, () => []);
    expect([messageAt(edited, '/guests'), isValid(edited)]).toEqual([undefined, true]);
    expect(isValid(answerChanged(refused, '/guests2', {}, () => []))).toBe(false);
  });

  it('goes when its field is edited', () => {
    const edited = answerChanged(state, '/login', { login: 'ada2' }, () => []);
    expect(messageAt(edited, '/login')).toBeUndefined();
    expect(isValid(edited)).toBe(true);
  });
});
