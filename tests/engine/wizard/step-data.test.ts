// Proves that a step with a load call opens with the data for its answers, and waits, fails and repeats visibly.
import { expect, it } from 'vitest';
import type { CompiledLoad } from '../../../src/compiled/call.ts';
import type { CompiledStep, CompiledWizard } from '../../../src/compiled/screen.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import type { CallOutcome } from '../../../src/engine/host.tsx';
import { WizardStore } from '../../../src/engine/wizard/wizard-store.ts';
import { compileForm } from '../compile-form.ts';
import { FakeAddress, FakeEnvironment } from '../fake-environment.ts';
import { settled } from './small-wizard.ts';

const text = { type: 'string' };
const forms: Record<string, ReturnType<typeof compileForm>> = {
  ticket: compileForm({
    type: 'object',
    required: ['ticket'],
    properties: { ticket: { ...text, title: 'Ticket' } },
  }),
  sessions: compileForm(
    { type: 'object', properties: { session: { ...text, title: 'Session' }, note: text } },
    {
      session: {
        'ui:widget': 'select',
        'ui:options': { source: { from: '/steps/sessions/list' } },
      },
    },
  ),
};

const request: CompiledLoad = {
  call: { name: 'sessions', method: 'GET', path: 'sessions' },
  send: { ticket: { from: '/answers/ticket' } },
  outcomes: { failure: { say: 'No sessions today.' } },
};

const steps: CompiledStep[] = [
  { id: 'ticket', title: 'Ticket', fields: ['ticket'] },
  {
    id: 'sessions',
    title: 'Sessions',
    fields: ['session', 'note'],
    request,
    when: (data) => (data as { answers: { ticket?: string } }).answers.ticket !== 'day',
  },
  { id: 'check', title: 'Check', fields: [] },
];

const wizard: CompiledWizard = {
  kind: 'wizard',
  id: 'register',
  route: '/register',
  title: 'Register',
  texts: defaultTexts,
  draft: { key: 'register', entry: 'answers', delay: 0, version: 1 },
  fields: ['ticket', 'session', 'note'],
  unstored: [],
  submit: {
    call: { name: 'save', method: 'POST', path: 'save' },
    send: { from: '/answers' },
    outcomes: {},
  },
  steps,
};

interface Visit {
  step?: string;
  stored?: object;
}

/** Opens the wizard; its load calls end as the test says. */
async function visit({ step, stored }: Visit = {}) {
  const environment = new FakeEnvironment();
  if (stored) environment.items.set('register', JSON.stringify({ answers: stored }));
  const calls: {
    ticket: unknown;
    signal: AbortSignal | undefined;
    end: (end: CallOutcome) => void;
  }[] = [];
  const store = new WizardStore(
    wizard,
    Object.assign(environment, {
      loadForm: async ({ id }: CompiledStep) => forms[id],
      readyForm: async (form: (typeof forms)[string]) => ({
        form,
        widgets: {},
        templates: {},
        fields: {},
      }),
      send: async (made: object, document: object, signal?: AbortSignal) => {
        if (made === wizard.submit) {
          environment.sent.push(document as Record<string, unknown>);
          return { kind: 'success', outcome: undefined } as const;
        }
        const { ticket } = (document as { answers: { ticket?: string } }).answers;
        return new Promise<CallOutcome>((end) => calls.push({ ticket, signal, end }));
      },
    }),
  );
  const address = new FakeAddress(step, (next) => store.follow(next));
  address.goTo(step);
  const view = () => {
    const { view: shown } = store.state;
    return shown.kind === 'loading'
      ? `${shown.loading.state} ${shown.step.id}`
      : shown.kind === 'step'
        ? shown.step.id
        : shown.kind;
  };
  const form = () => {
    const { view: shown } = store.state;
    if (shown.kind !== 'step' || !shown.form) throw new Error('The step has no form.');
    return shown.form.store;
  };
  await expect.poll(view).not.toBe('opening');
  await settled();
  return {
    store,
    calls,
    address,
    environment,
    view,
    form,
    /** The call that was made last brings a list. */
    brings: async (...list: string[]) => {
      calls.at(-1)?.end({ kind: 'success', outcome: undefined, response: { list } });
      await settled();
    },
    fails: async () => {
      calls.at(-1)?.end({ kind: 'failure', outcome: request.outcomes.failure as object });
      await settled();
    },
    next: async () => {
      if (form().attemptSubmit()) store.next();
      await settled();
    },
  };
}

it('a step makes its call with the answers before it, and opens once the answer is there', async () => {
  const { form, next, view, calls, brings } = await visit();
  form().answer('/ticket', 'full');
  await next();
  expect(view()).toBe('loading sessions');
  expect(calls.map(({ ticket }) => ticket)).toEqual(['full']);
  await brings('a', 'b');
  expect(view()).toBe('sessions');
  expect(form().dataSources.steps).toEqual({ sessions: { list: ['a', 'b'] } });
});

it('the call is not made again with the same values, and is with others', async () => {
  const { form, next, view, calls, brings, address } = await visit();
  form().answer('/ticket', 'full');
  await next();
  await brings('a', 'b');
  form().answer('/session', 'b');
  address.goTo('ticket');
  await settled();
  await next();
  expect(view()).toBe('sessions');
  expect(calls).toHaveLength(1);
  address.goTo('ticket');
  await settled();
  form().answer('/ticket', 'student');
  await next();
  expect(view()).toBe('loading sessions');
  await brings('a');
  // The choice is gone that is not offered any more.
  expect(form().state.answers).toEqual({ ticket: 'student' });
});

it('an answer that comes late is dropped', async () => {
  const { form, next, view, calls, brings, address } = await visit();
  form().answer('/ticket', 'full');
  await next();
  const [late] = calls;
  address.goBack();
  await settled();
  expect(view()).toBe('ticket');
  form().answer('/ticket', 'student');
  await next();
  expect(late?.signal?.aborted).toBe(true);
  await brings('new');
  late?.end({ kind: 'success', outcome: undefined, response: { list: ['old'] } });
  await settled();
  expect(view()).toBe('sessions');
  expect(form().dataSources.steps).toEqual({ sessions: { list: ['new'] } });
});

it('a failure is told in the step, and the call can be made again', async () => {
  const { store, form, next, view, calls, brings, fails } = await visit();
  form().answer('/ticket', 'full');
  await next();
  await fails();
  expect(view()).toBe('failed sessions');
  const failed = store.state.view;
  if (failed.kind !== 'loading' || failed.loading.state !== 'failed') throw new Error(view());
  expect(failed.loading.callOutcome.outcome).toEqual({ say: 'No sessions today.' });
  failed.loading.retry();
  await settled();
  expect(view()).toBe('loading sessions');
  expect(calls).toHaveLength(2);
  await brings('a');
  expect(view()).toBe('sessions');
});

it('a call that takes too long can be made again', async () => {
  const { store, form, next, view, calls, brings } = await visit();
  form().answer('/ticket', 'full');
  await next();
  const waiting = store.state.view;
  if (waiting.kind !== 'loading' || waiting.loading.state !== 'loading') throw new Error(view());
  waiting.loading.retry();
  await settled();
  expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  await brings('a');
  expect(view()).toBe('sessions');
});

it('from a step whose call failed, the way back is open', async () => {
  const { store, form, next, view, fails } = await visit();
  form().answer('/ticket', 'full');
  await next();
  await fails();
  store.back();
  await settled();
  expect(view()).toBe('ticket');
});

it('a review that opens first loads the data of the steps before it, and the save reads it', async () => {
  const { store, view, brings, environment } = await visit({
    step: 'check',
    stored: { ticket: 'full', session: 'a' },
  });
  expect(view()).toBe('loading sessions');
  await brings('a');
  expect(view()).toBe('check');
  expect(store.state.answers).toEqual({ ticket: 'full', session: 'a' });
  store.next();
  await settled();
  expect(environment.sent[0]).toMatchObject({ steps: { sessions: { list: ['a'] } } });
});

it('the data of a skipped step is dropped', async () => {
  const { store, form, next, view, brings, address } = await visit();
  form().answer('/ticket', 'full');
  await next();
  await brings('a');
  address.goTo('ticket');
  await settled();
  form().answer('/ticket', 'day');
  await next();
  expect(view()).toBe('check');
  const form1 = forms.ticket;
  if (!form1) throw new Error('There is no form.');
  expect(store.sourcesOf(form1).steps).toEqual({});
});

it('an answer stays as it is while nobody knows what is offered', async () => {
  const { environment, form, next, view, fails } = await visit({
    stored: { ticket: 'full', session: 'b' },
  });
  await next();
  await fails();
  expect(view()).toBe('failed sessions');
  expect(JSON.parse(environment.items.get('register') ?? '')).toMatchObject({
    answers: { session: 'b' },
  });
  expect(form).toThrow();
});
