// Proves that the steps of a wizard and the history of the browser stay in agreement, whatever arrives late.
import { describe, expect, it } from 'vitest';
import { deferred, forms, settled, visit } from './small-wizard.ts';

const stored = (answers: object) => ({ answers, version: 2 });
const untilEnd = stored({ name: 'Ada', pets: true, kind: 'cat' });

describe('a wizard opens', () => {
  it('at its first step, which the address then names', async () => {
    const { shown, address } = await visit();
    expect(shown()).toBe('person');
    expect(address.history).toEqual([{ step: 'person', from: undefined }]);
  });

  it('at the step in the address, as after a reload', async () => {
    const { shown } = await visit({ step: 'end', stored: untilEnd });
    expect(shown()).toBe('end');
  });

  it('at the first step that is not valid, which takes the place of the requested one', async () => {
    const { shown, address } = await visit({ step: 'end', stored: stored({ pets: true }) });
    expect(shown()).toBe('person');
    expect(address.history).toHaveLength(1);
  });

  it('at the step after a skipped one, which takes the place of the requested one', async () => {
    const { shown, address } = await visit({ step: 'pets', stored: stored({ name: 'Ada' }) });
    expect(shown()).toBe('end');
    expect(address.history).toEqual([{ step: 'end', from: undefined }]);
  });

  it('with prefilled answers, and those of the draft over them', async () => {
    const { form } = await visit({
      loaded: { name: 'Ada', site: 'a.org' },
      stored: stored({ name: 'Bo' }),
    });
    expect(form().state.answers).toEqual({ name: 'Bo', site: 'a.org' });
  });

  it('not at all where its first step cannot be loaded', async () => {
    const { store } = await visit({ failsToLoad: true });
    expect(store.state.view).toMatchObject({ kind: 'failed', error: new Error('offline') });
  });
});

describe('a wizard whose first step is loaded already', () => {
  it('shows it at once, with the answers of the draft', async () => {
    const { initialView, view, form, address } = await visit({
      isFirstLoaded: true,
      stored: stored({ name: 'Ada' }),
    });
    expect(initialView).toMatchObject({ kind: 'step', step: { id: 'person' } });
    expect(view()).toBe(initialView);
    expect(form().state.answers).toEqual({ name: 'Ada' });
    expect(address.history).toEqual([{ step: 'person', from: undefined }]);
  });

  it('opens the step in the address after it', async () => {
    const { shown } = await visit({ isFirstLoaded: true, step: 'end', stored: untilEnd });
    expect(shown()).toBe('end');
  });

  it('waits for a draft of another version', async () => {
    const { initialView, shown } = await visit({
      isFirstLoaded: true,
      stored: { answers: { name: 'Ada', pets: true }, version: 1 },
    });
    expect(initialView).toEqual({ kind: 'opening' });
    expect(shown()).toBe('pets');
  });

  it('saves what is answered', async () => {
    const { answer, draft, environment } = await visit({ isFirstLoaded: true });
    answer('name', 'Ada');
    environment.passTime(300);
    expect(draft()).toEqual({ answers: { name: 'Ada' }, version: 2 });
  });
});

describe('going on', () => {
  it('adds the next step to the history, and says whence it came', async () => {
    const { answer, next, shown, address } = await visit();
    answer('name', 'Ada');
    await next();
    expect(shown()).toBe('end');
    expect(address.history).toEqual([
      { step: 'person', from: undefined },
      { step: 'end', from: 'person' },
    ]);
  });

  it('is refused while the step is not valid', async () => {
    const { next, shown } = await visit();
    await next();
    expect(shown()).toBe('person');
  });

  it('makes one entry in the history for two quick presses', async () => {
    const { store, shown, address } = await visit({ stored: stored({ name: 'Ada' }) });
    store.next();
    store.next();
    await settled();
    expect(shown()).toBe('end');
    expect(address.history.map(({ step }) => step)).toEqual(['person', 'end']);
  });

  it('shows and skips steps with the answers, at once', async () => {
    const { store, answer } = await visit();
    const visible = () => store.state.visible.map(({ id }) => id);
    expect(visible()).toEqual(['person', 'end', 'check']);
    answer('pets', true);
    expect(visible()).toEqual(['person', 'pets', 'end', 'check']);
    const before = store.state.visible;
    answer('name', 'Ada');
    expect(store.state.visible).toBe(before);
  });

  it('returns to the step that led back to a change', async () => {
    const { address, next, shown } = await visit({ step: 'check', stored: untilEnd });
    address.goTo('person', 'check');
    await settled();
    expect(shown()).toBe('person');
    await next();
    expect(shown()).toBe('check');
    expect(address.history.map(({ step }) => step)).toEqual(['check']);
  });

  it('leads through a step that the change has opened', async () => {
    const { address, answer, next, shown } = await visit({
      step: 'check',
      stored: stored({ name: 'Ada' }),
    });
    address.goTo('person', 'check');
    await settled();
    answer('pets', true);
    await next();
    expect(shown()).toBe('pets');
  });
});

describe('going back', () => {
  it('leaves the history as it was before the step', async () => {
    const { next, back, shown, address } = await visit({ stored: stored({ name: 'Ada' }) });
    await next();
    await back();
    expect(shown()).toBe('person');
    expect(address.history).toHaveLength(1);
  });

  it('leads to the step before also after a reload, when the history does not know it', async () => {
    const { back, shown } = await visit({ step: 'end', stored: untilEnd });
    await back();
    expect(shown()).toBe('pets');
  });

  it('does nothing on the first step', async () => {
    const { back, shown } = await visit();
    await back();
    expect(shown()).toBe('person');
  });

  it('by the browser keeps the answers of the step that is left', async () => {
    const { next, answer, address, store, shown } = await visit({
      stored: stored({ name: 'Ada' }),
    });
    await next();
    answer('weeks', 3);
    address.goBack();
    await settled();
    expect(shown()).toBe('person');
    expect(store.state.answers).toEqual({ name: 'Ada', weeks: 3 });
  });
});

describe('a step on its way', () => {
  it('is dropped when the address has changed again', async () => {
    const { store, loadForm, address, shown } = await visit({ stored: stored({ name: 'Ada' }) });
    const slow = deferred<(typeof forms)['end']>();
    loadForm.mockReturnValueOnce(slow.promise);
    store.next();
    await settled();
    expect(address.step).toBe('end');
    address.goBack();
    slow.resolve(forms.end);
    await settled();
    expect(shown()).toBe('person');
    expect(address.step).toBe('person');
  });

  it('does not overwrite what is typed meanwhile, not even while its widgets load', async () => {
    const { store, readyForm, answer, shown, view } = await visit({
      stored: stored({ name: 'Ada' }),
    });
    const slow = deferred<Awaited<ReturnType<typeof readyForm>>>();
    readyForm.mockReturnValueOnce(slow.promise);
    store.next();
    await settled();
    expect(view()).toMatchObject({ step: { id: 'person' }, isLeaving: true });
    answer('name', 'Ada Lovelace');
    slow.resolve({ form: forms.end, widgets: {}, templates: {}, fields: {} });
    await settled();
    expect(shown()).toBe('end');
    expect(store.state.answers).toMatchObject({ name: 'Ada Lovelace' });
  });

  it('that fails leaves the visitor on the step before, with a message until it has come', async () => {
    const { loadForm, next, view, address } = await visit({ stored: stored({ name: 'Ada' }) });
    loadForm.mockRejectedValueOnce(new Error('offline'));
    await next();
    expect(view()).toMatchObject({
      step: { id: 'person' },
      loadFailed: true,
      isLeaving: false,
    });
    expect(address.step).toBe('person');
    await next();
    expect(view()).toMatchObject({ step: { id: 'end' }, loadFailed: false });
  });

  it('that fails once the visitor is on another step says nothing there', async () => {
    const { store, loadForm, address, next, shown, view } = await visit({
      stored: stored({ name: 'Ada', pets: true }),
    });
    await next();
    expect(shown()).toBe('pets');
    const slow = deferred<(typeof forms)['end']>();
    loadForm.mockReturnValueOnce(slow.promise);
    const prepared = store.prepare('end');
    address.goBack();
    await settled();
    slow.reject(new Error('offline'));
    await expect(prepared).rejects.toThrow('offline');
    expect(shown()).toBe('person');
    expect(view().loadFailed).toBe(false);
  });

  it('is loaded ahead, but not the one after it', async () => {
    const { store, loadForm } = await visit({ stored: untilEnd });
    expect(await store.loadAhead()).toMatchObject({ step: { id: 'pets' } });
    expect(loadForm.mock.calls.map(([step]) => step.id)).toEqual(['person', 'pets']);
  });

  it('is not loaded ahead again once it was on the screen', async () => {
    const { store, next, back } = await visit({ stored: untilEnd });
    await next();
    await back();
    expect(await store.loadAhead()).toBeUndefined();
  });

  it('can be tried with the answers, which stay as they are', async () => {
    const { store } = await visit({ stored: stored({ name: 'Ada', pets: true }) });
    const { answers } = store.state;
    const ahead = await store.loadAhead();
    const trial = ahead && store.previewForm(ahead).store;
    expect(trial?.state.answers).toMatchObject({ name: 'Ada' });
    trial?.answer('/name', 'Grace');
    expect(store.state.answers).toBe(answers);
  });

  it('brings the forms of skipped steps on the last step, since submitting needs them', async () => {
    const { store, loadForm } = await visit({ step: 'check', stored: stored({ name: 'Ada' }) });
    await store.loadAhead();
    expect(loadForm.mock.calls.map(([step]) => step.id)).toContain('pets');
  });
});
