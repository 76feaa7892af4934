// Proves that a wizard stores its draft when a step is left, without secrets, and changes no older one unasked.
import { describe, expect, it } from 'vitest';
import { settled, visit } from './small-wizard.ts';

const stored = (answers: object, version = 2) => ({ answers, version });

describe('the draft of a wizard', () => {
  it('is stored at once by Next and Back', async () => {
    const { answer, next, back, draft } = await visit();
    answer('name', 'Ada');
    await next();
    expect(draft()).toEqual(stored({ name: 'Ada' }));
    answer('weeks', 2);
    await back();
    expect(draft()).toEqual(stored({ name: 'Ada', weeks: 2 }));
  });

  it('is not touched by a visitor who only looks', async () => {
    const { next, environment } = await visit({ loaded: { name: 'Ada' } });
    await next();
    environment.passTime(1000);
    expect(environment.items.size).toBe(0);
  });

  it('holds no secrets', async () => {
    const { answer, store, draft } = await visit({ step: 'end', stored: stored({ name: 'Ada' }) });
    answer('pin', '1234');
    store.draft.flush();
    expect(draft()).toEqual(stored({ name: 'Ada' }));
  });

  it('keeps no secret on the page that somebody else may come back to', async () => {
    const visited = await visit({ step: 'end', stored: stored({ name: 'Ada', weeks: 2 }) });
    const { answer, next, back, store, form, shown } = visited;
    answer('pin', '1234');
    await next();
    expect(shown()).toBe('check');
    store.forgetSecrets();
    expect(store.state.answers).toEqual({ name: 'Ada', weeks: 2 });
    await back();
    answer('pin', '1234');
    const before = form().revisionOf('/pin');
    store.forgetSecrets();
    expect(form().state.answers).toEqual({ name: 'Ada', weeks: 2 });
    expect(form().revisionOf('/pin')).toBeGreaterThan(before);
    answer('weeks', 3);
    expect(store.state.answers).toEqual({ name: 'Ada', weeks: 3 });
  });

  it('stores a prefilled answer that was cleared as null, so that a reload does not bring it back', async () => {
    const loaded = { name: 'Ada', site: 'a.org' };
    const { answer, store, draft } = await visit({ loaded });
    answer('site', undefined);
    store.draft.flush();
    expect(draft()).toEqual(stored({ name: 'Ada', site: null }));
    const { form } = await visit({ loaded, stored: draft() });
    expect(form().state.answers).toEqual({ name: 'Ada' });
  });

  it('keeps other keys of its item', async () => {
    const { answer, store, draft } = await visit({ stored: { ...stored({}), theirs: true } });
    answer('name', 'Ada');
    store.draft.flush();
    expect(draft()).toEqual({ ...stored({ name: 'Ada' }), theirs: true });
  });

  it('that cannot be read is said to be so, and written over by the first answer', async () => {
    const { store, answer, draft } = await visit({ stored: { answers: 'none' } });
    expect(store.draft.state.unreadable).toBe(true);
    answer('name', 'Ada');
    store.draft.flush();
    expect(draft()).toEqual(stored({ name: 'Ada' }));
  });
});

describe('a draft of another version', () => {
  const old = stored({ name: 'Ada', pets: true, kind: 'cat', weeks: 'many' }, 1);

  it('opens the first step that needs an answer, and names what to answer again', async () => {
    const { view } = await visit({ step: 'person', stored: old });
    expect(view()).toMatchObject({
      step: { id: 'end' },
      questionsToReanswer: [{ label: 'Weeks', step: 'End' }],
    });
  });

  it('opens the step in the address where nothing is lost', async () => {
    const { view } = await visit({ step: 'pets', stored: stored({ name: 'Ada', pets: true }, 1) });
    expect(view()).toMatchObject({ step: { id: 'pets' }, questionsToReanswer: [] });
  });

  it('stays as it is until the visitor answers or goes on', async () => {
    const { environment, draft, back, view } = await visit({ stored: old });
    environment.passTime(1000);
    expect(draft()).toEqual(old);
    await back();
    environment.passTime(300);
    expect(draft()).toEqual(stored({ name: 'Ada', pets: true, kind: 'cat' }));
    expect(view().questionsToReanswer).toEqual([]);
  });

  it('keeps what only a newer version asks for', async () => {
    const newer = stored({ name: 'Ada', shoe: 41 }, 3);
    const { answer, store, draft } = await visit({ step: 'person', stored: newer });
    answer('name', 'Bo');
    store.draft.flush();
    await settled();
    expect(draft()).toEqual(stored({ name: 'Bo', shoe: 41 }));
  });
});
