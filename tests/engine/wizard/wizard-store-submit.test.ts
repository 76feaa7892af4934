// Proves that a wizard sends its answers once, and opens the step of a field that the outcome refuses.
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../src/definition/files/outcome.ts';
import type { CallOutcome } from '../../../src/engine/host.tsx';
import { deferred, settled, visit } from './small-wizard.ts';

const stored = (answers: object) => ({ answers, version: 2 });
const complete = stored({ name: 'Ada', pets: false, kind: 'cat', weeks: 2 });
const failure = (outcome?: Outcome): CallOutcome => ({ kind: 'failure', outcome });
const atReview = () => visit({ step: 'check', stored: complete });

describe('submitting a wizard', () => {
  it('sends the answers of all visible steps, with the address as it is', async () => {
    const { next, environment } = await atReview();
    await next();
    expect(environment.sent).toEqual([
      {
        query: {},
        page: { url: 'https://example.com/#here' },
        now: '2026-01-31T13:45:00.000Z',
        loaded: undefined,
        answers: { name: 'Ada', pets: false, weeks: 2 },
      },
    ]);
  });

  it('makes one call for two quick presses', async () => {
    const { store, environment } = await atReview();
    store.next();
    store.next();
    await settled();
    expect(environment.sent).toHaveLength(1);
  });

  it('goes nowhere on Enter while it is under way, in no step', async () => {
    const { store, next, answer, shown, environment, address } = await atReview();
    environment.reply = deferred<CallOutcome>().promise;
    store.next();
    address.goTo('person');
    await settled();
    await next();
    expect(shown()).toBe('person');
    answer('name', 'Nobody');
    await next();
    await import('../../../src/engine/text/value-texts.ts');
    await settled();
    expect(environment.routes).toEqual([]);
  });

  it('is under way until the call ends, and can be tried again then', async () => {
    const { store, next, environment } = await atReview();
    const slow = deferred<CallOutcome>();
    environment.reply = slow.promise;
    store.next();
    expect(store.submission.state.sending).toBe(true);
    slow.resolve(failure());
    await settled();
    expect(store.submission.state).toEqual({
      sending: false,
      leavingTo: undefined,
      message: { text: environment.texts.callFailed, success: false },
    });
    await next();
    expect(environment.sent).toHaveLength(2);
  });

  it('sends nothing and fails where the form of a skipped step cannot be loaded', async () => {
    const { store, next, loadForm, environment } = await atReview();
    loadForm.mockRejectedValueOnce(new Error('offline'));
    await next();
    expect(environment.sent).toEqual([]);
    expect(store.submission.state.message).toMatchObject({ text: environment.texts.callFailed });
  });

  it('clears the draft and leads to another screen where the outcome says so', async () => {
    const { next, environment } = await atReview();
    environment.reply = { kind: 'success', outcome: { go: '/done', clearDraft: true } };
    await next();
    environment.passTime(1000);
    expect(environment.routes).toEqual(['/done']);
    expect(environment.items.size).toBe(0);
  });

  it('can be sent again where the visitor goes back while another site opens', async () => {
    const { store, next, address, environment } = await atReview();
    environment.reply = { kind: 'success', outcome: { go: 'https://pay.example.com/' } };
    await next();
    expect(store.submission.state.leavingTo).toBe('https://pay.example.com/');
    address.goTo('person');
    await settled();
    expect(store.submission.state).toMatchObject({ sending: false, leavingTo: undefined });
  });

  it('shows the outcome’s message until the visitor goes on or back', async () => {
    const { store, next, back, environment } = await atReview();
    environment.reply = failure({ say: 'Closed today' });
    await next();
    expect(store.submission.state.message).toEqual({ text: 'Closed today', success: false });
    await back();
    expect(store.submission.state.message).toBeUndefined();
  });

  it('shows no message at a step that the visitor opens from the stepper or the review', async () => {
    const { store, next, address, shown, environment } = await atReview();
    environment.reply = failure({ say: 'Closed today' });
    await next();
    address.goTo('person');
    await settled();
    expect(shown()).toBe('person');
    expect(store.submission.state.message).toBeUndefined();
  });

  it('shows it at the step that its outcome opens', async () => {
    const { store, next, shown, environment } = await atReview();
    environment.reply = failure({ say: 'Closed today', fields: { name: 'Taken.' } });
    await next();
    expect(shown()).toBe('person');
    expect(store.submission.state.message?.text).toBe('Closed today');
  });
});

describe('field errors of an outcome', () => {
  const taken = { name: 'Taken.' };

  it('open the step that asks for the field, where they block until the field is edited', async () => {
    const { next, answer, shown, form, environment, address } = await atReview();
    environment.reply = failure({ fields: taken });
    await next();
    expect(shown()).toBe('person');
    expect(address.history.at(-1)).toEqual({ step: 'person', from: 'check' });
    expect(form().state.serverErrors).toEqual({ '/name': 'Taken.' });
    await next();
    expect(shown()).toBe('person');
    answer('name', 'Bo');
    await next();
    expect(shown()).toBe('check');
  });

  it('lead nobody back who has left for another step or screen', async () => {
    const { store, shown, environment, address } = await atReview();
    const slow = deferred<CallOutcome>();
    environment.reply = slow.promise;
    store.next();
    store.submission.moveOn();
    slow.resolve(failure({ fields: taken }));
    await settled();
    expect(shown()).toBe('check');
    expect(address.step).toBe('check');
  });

  it('are new to the form of the step that they open, so that they are announced', async () => {
    const { next, form, environment } = await atReview();
    environment.reply = failure({ fields: taken });
    await next();
    expect(form().initialServerErrors).toEqual({});
  });

  it('still block, unannounced, when the visitor comes back to their step', async () => {
    const { next, address, form, environment } = await atReview();
    environment.reply = failure({ fields: taken });
    await next();
    address.goBack();
    await settled();
    address.goTo('person');
    await settled();
    expect(form().initialServerErrors).toEqual({ '/name': 'Taken.' });
    expect(form().attemptSubmit()).toBe(false);
  });

  it('stay with a text that a list has no entry for', async () => {
    const { address, form } = await visit({ step: 'end', stored: stored({ name: 'Ada' }) });
    form().refuseAnswer('/weeks', { typed: 'Atlantis' }, 'Not in the list');
    address.goTo('person');
    await settled();
    address.goTo('end');
    await settled();
    expect(form().state).toMatchObject({
      serverErrors: { '/weeks': 'Not in the list' },
      refusals: { '/weeks': { typed: 'Atlantis' } },
    });
    expect(form().attemptSubmit()).toBe(false);
  });

  it('of several steps go to each, the first of which opens', async () => {
    const { next, answer, address, shown, form, environment } = await atReview();
    environment.reply = failure({ fields: { weeks: 'Too long.', ...taken } });
    await next();
    expect(shown()).toBe('person');
    expect(form().state.serverErrors).toEqual({ '/name': 'Taken.' });
    answer('name', 'Bo');
    address.goTo('end');
    await settled();
    expect(form().state.serverErrors).toEqual({ '/weeks': 'Too long.' });
  });

  it('open no step where the visitor has gone to another one meanwhile, and are told', async () => {
    const { store, environment, address, shown, form } = await atReview();
    const slow = deferred<CallOutcome>();
    environment.reply = slow.promise;
    store.next();
    await settled();
    address.goTo('end');
    await settled();
    slow.resolve(failure({ fields: taken }));
    await settled();
    expect(shown()).toBe('end');
    expect(store.submission.state.message?.text).toBe(environment.texts.callFailed);
    address.goTo('person');
    await settled();
    expect(form().state.serverErrors).toEqual({ '/name': 'Taken.' });
  });

  it('lead to their step where the visitor is back in the wizard that was left meanwhile, until the next call', async () => {
    const { store, environment } = await atReview();
    Object.assign(environment, { tell: () => {} });
    const slow = deferred<CallOutcome>();
    environment.reply = slow.promise;
    const leave = store.submission.open();
    store.next();
    await settled();
    leave();
    slow.resolve(failure({ fields: { weeks: 'Too long.' } }));
    await settled();
    const again = await atReview();
    await settled();
    expect(again.shown()).toBe('end');
    expect(again.form().state.serverErrors).toEqual({ '/weeks': 'Too long.' });
    again.answer('weeks', 1);
    await again.next();
    await again.next();
    const sentSince = await atReview();
    expect(sentSince.shown()).toBe('check');
  });

  it('of the step on the screen are added to it', async () => {
    const { store, environment, address, form } = await atReview();
    const slow = deferred<CallOutcome>();
    environment.reply = slow.promise;
    store.next();
    await settled();
    address.goTo('end');
    await settled();
    slow.resolve(failure({ fields: { weeks: 'Too long.' } }));
    await settled();
    expect(form().state.serverErrors).toEqual({ '/weeks': 'Too long.' });
  });

  it('of questions that no visible step asks block nothing', async () => {
    const { store, next, environment, shown } = await atReview();
    environment.reply = failure({ fields: { kind: 'Unknown.' }, say: 'Sorry.' });
    await next();
    expect(shown()).toBe('check');
    expect(store.state.pendingErrors).toEqual({});
    await next();
    expect(environment.sent).toHaveLength(2);
  });
});
