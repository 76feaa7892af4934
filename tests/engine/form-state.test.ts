import { describe, expect, it } from 'vitest';
import {
  changed,
  initialFormState,
  messageAt,
  messages,
  noted,
  passes,
  pressed,
  touched,
} from '../../src/engine/form/form-state.ts';

const problem = (at: string, last = false) => ({ at, rule: 'required', message: `${at}!`, last });

describe('a problem', () => {
  const state = initialFormState({}, [problem('/name'), problem('/email')]);

  it('is not shown at first', () => {
    expect(messages(state)).toEqual([]);
  });

  it('is shown once its field was left', () => {
    expect(messages(touched(state, '/name'))).toEqual(['/name!']);
  });

  it('is shown with all others once Next was pressed', () => {
    expect(messages(pressed(state))).toEqual(['/name!', '/email!']);
  });

  it('of a question that opens after Next waits until its field was left', () => {
    const later = changed(pressed(state), '/name', {}, [problem('/new')]);
    expect(messageAt(later, '/new')).toBeUndefined();
    expect(messageAt(touched(later, '/new'), '/new')).toBe('/new!');
  });

  it('of an answer that was valid at Next is shown at once when it becomes invalid', () => {
    const valid = pressed(initialFormState({ list: [{ name: 'A' }] }, []));
    expect(messages(changed(valid, '/list/0/name', {}, [problem('/list/0/name')]))).toHaveLength(1);
  });
});

describe('a field that is judged last', () => {
  const state = initialFormState({}, [problem('/name'), problem('/country', true)]);

  it('says nothing when it was left', () => {
    expect(messageAt(touched(state, '/country'), '/country')).toBeUndefined();
  });

  it('says nothing on Next while others are invalid, nor when those are fixed', () => {
    const fixed = changed(pressed(state), '/name', { name: 'A' }, [problem('/country', true)]);
    expect(messages(fixed)).toEqual([]);
    expect(passes(fixed)).toBe(false);
  });

  it('says its message on Next once all others are valid', () => {
    expect(messages(pressed(initialFormState({}, [problem('/country', true)])))).toEqual([
      '/country!',
    ]);
  });
});

describe('a message from a call', () => {
  const state = noted(initialFormState({ login: 'ada' }, []), { '/login': 'Taken' });

  it('is shown at once, and blocks', () => {
    expect(messageAt(state, '/login')).toBe('Taken');
    expect(passes(pressed(state))).toBe(false);
  });

  it('stays while another field is edited', () => {
    expect(messageAt(changed(state, '/other', {}, []), '/login')).toBe('Taken');
  });

  it('goes when its field is edited', () => {
    const edited = changed(state, '/login', { login: 'ada2' }, []);
    expect(messageAt(edited, '/login')).toBeUndefined();
    expect(passes(edited)).toBe(true);
  });
});
