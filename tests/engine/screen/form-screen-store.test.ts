// Proves that a form of one screen opens with its draft over prefilled answers, stores changes, and sends answers.
import { describe, expect, it } from 'vitest';
import type { CompiledFormScreen } from '../../../src/compiled/screen.ts';
import { placeMessages } from '../../../src/core/mapping/place-messages.ts';
import { FormScreenStore } from '../../../src/engine/screen/form-screen-store.ts';
import { until } from '../../../src/engine/state/store.ts';
import { compileForm } from '../compile-form.ts';
import { FakeEnvironment } from '../fake-environment.ts';

const form = compileForm({
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', title: 'Name' },
    weeks: { type: 'integer', title: 'Weeks' },
  },
});
const screen: CompiledFormScreen = {
  kind: 'form',
  id: 'apply',
  route: '/apply',
  title: 'Apply',
  autocomplete: 'on',
  draft: { key: 'apply', entry: 'answers', delay: 300, version: 2 },
  prefill: { from: '/loaded' },
  fields: ['name', 'weeks'],
  unstored: [],
  placeMessages,
  submit: {
    call: { name: 'save', method: 'POST', path: 'save' },
    send: { from: '/answers' },
    outcomes: {},
  },
  form,
};

interface Visit {
  loaded?: object;
  /** Item in the browser's storage. */
  stored?: object;
  unanswered?: 'empty';
}

function visit({ loaded, stored, unanswered }: Visit = {}) {
  const environment = new FakeEnvironment(loaded);
  if (stored) environment.items.set('apply', JSON.stringify(stored));
  const submit = { ...screen.submit, unanswered };
  const store = new FormScreenStore({ ...screen, submit }, form, environment);
  return {
    store,
    environment,
    draft: () => JSON.parse(environment.items.get('apply') ?? 'null'),
    opened: () => {
      if (store.state.kind !== 'open') throw new Error(`The form is not open: ${store.state.kind}`);
      return store.state;
    },
  };
}

describe('a form screen', () => {
  it('is open at once, with prefilled answers and those of the draft over them', () => {
    const { opened } = visit({
      loaded: { name: 'Ada', weeks: '3' },
      stored: { answers: { name: 'Bo' }, version: 2 },
    });
    expect(opened().form.state.answers).toEqual({ name: 'Bo', weeks: 3 });
    expect(opened().questionsToReanswer).toEqual([]);
  });

  it('opens with a draft of another version once its migrations are loaded', async () => {
    const stored = { answers: { name: 'Ada', weeks: 'many' }, version: 1 };
    const { store, opened, environment, draft } = visit({ stored });
    expect(store.state.kind).toBe('opening');
    await until(store, ({ kind }) => kind === 'open');
    expect(opened().questionsToReanswer.map(({ label }) => label)).toEqual(['Weeks']);
    environment.passTime(1000);
    expect(draft()).toEqual(stored);
    opened().form.answer('/weeks', 3);
    environment.passTime(300);
    expect(draft()).toEqual({ answers: { name: 'Ada', weeks: 3 }, version: 2 });
  });

  it('stores its draft when an answer changes, not when a field is left or Submit is pressed', async () => {
    const { store, opened, environment, draft } = visit();
    opened().form.touch('/name');
    opened().form.attemptSubmit();
    await store.submit();
    environment.passTime(1000);
    expect(draft()).toBeNull();
    opened().form.answer('/name', 'Ada');
    environment.passTime(300);
    expect(draft()).toEqual({ answers: { name: 'Ada' }, version: 2 });
  });

  it('does not store again what an outcome has cleared', async () => {
    const { store, opened, environment, draft } = visit();
    opened().form.answer('/name', 'Ada');
    environment.reply = { kind: 'success', outcome: { clearDraft: true } };
    await store.submit();
    environment.passTime(1000);
    expect(draft()).toBeNull();
  });

  it('sends its answers, and shows the outcome’s messages beside its fields', async () => {
    const { store, opened, environment } = visit({ loaded: { name: 'Ada' } });
    environment.reply = { kind: 'failure', outcome: { fields: { name: 'Taken.' } } };
    await store.submit();
    expect(environment.sent).toMatchObject([{ answers: { name: 'Ada' } }]);
    expect(opened().form.state.serverErrors).toEqual({ '/name': 'Taken.' });
    expect(opened().form.attemptSubmit()).toBe(false);
  });

  it('shows the messages that came after it was left when the visitor is back, until the answer is another one', async () => {
    const environment = Object.assign(new FakeEnvironment(), { tell: () => {} });
    const refused = { kind: 'failure', outcome: {}, fieldErrors: { '/name': 'Taken.' } } as const;
    const open = () => new FormScreenStore(screen, form, environment);
    const errors = ({ state }: FormScreenStore) =>
      state.kind === 'open' && state.form.state.serverErrors;
    const keep = (name: string) =>
      environment.items.set('apply', JSON.stringify({ answers: { name }, version: 2 }));
    keep('Ada');
    const left = open();
    const leave = left.submission.open();
    environment.reply = refused;
    const sent = left.submit();
    leave();
    await sent;
    expect(errors(open())).toEqual({ '/name': 'Taken.' });
    keep('Bo');
    expect(errors(open())).toEqual({});
    keep('Ada');
    const back = open();
    expect(errors(back)).toEqual({ '/name': 'Taken.' });
    environment.reply = { kind: 'success', outcome: undefined };
    await back.submit();
    expect(errors(open())).toEqual({});
  });

  it('can send an empty value for every question without an answer', async () => {
    const { store, environment } = visit({ loaded: { name: 'Ada' }, unanswered: 'empty' });
    await store.submit();
    expect(environment.sent).toMatchObject([{ answers: { name: 'Ada', weeks: null } }]);
  });
});
