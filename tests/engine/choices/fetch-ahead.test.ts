// Proves that the choices of the next step are fetched as soon as the answers are there that their call sends.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CompiledCall } from '../../../src/compiled/call.ts';
import { CalledChoicesStore } from '../../../src/engine/choices/called-choices-store.ts';
import type { CallOutcome } from '../../../src/engine/host.tsx';
import { Store } from '../../../src/engine/state/store.ts';
import { compileForm, nowhere } from '../compile-form.ts';

const source = (call: string, send: object) => ({
  'ui:widget': 'select',
  'ui:options': { source: { call, send } },
});
const text = { type: 'string', title: 'Text' };
const form = compileForm(
  { type: 'object', properties: { model: text, colour: text, street: text, copy: text } },
  {
    model: source('models', { make: { from: '/answers/make' } }),
    colour: source('colours', { model: { from: '/answers/model' } }),
    street: { 'ui:options': { source: { call: 'streets', send: { q: { from: '/typed' } } } } },
    copy: source('copies', {}),
  },
);
for (const [name, method] of [
  ['model', 'GET'],
  ['colour', 'GET'],
  ['street', 'GET'],
  ['copy', 'POST'],
] as const) {
  const request = form.requests?.[`/${name}`]?.choices;
  if (request) Object.assign(request.call, { method } satisfies Partial<CompiledCall>);
}

class Progress extends Store<{ answers: Record<string, unknown> }> {
  readonly sourcesOf = () => nowhere;

  answer(answers: Record<string, unknown>) {
    this.set({ answers });
  }
}

interface MadeCall {
  name: string;
  make: unknown;
  signal: AbortSignal | undefined;
  end: (outcome: CallOutcome) => void;
}

let calls: MadeCall[];
let choices: CalledChoicesStore;
let progress: Progress;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  calls = [];
  const session = { read: () => undefined, write: () => false, remove: () => {} };
  choices = new CalledChoicesStore(
    ({ call }, document, signal) =>
      new Promise((end) => {
        const { answers } = document as { answers: { make: unknown } };
        calls.push({ name: call.name, make: answers.make, signal, end });
      }),
    session,
  );
  progress = new Progress({ answers: {} });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const made = () => calls.map(({ name, make }) => [name, make]);

it('fetches a list once the answers are there that its call sends, and only by calls that change nothing', async () => {
  choices.fetchAhead(form, progress);
  await vi.runAllTimersAsync();
  expect(made()).toEqual([]);
  progress.answer({ make: 'a' });
  progress.answer({ make: 'ab' });
  await vi.runAllTimersAsync();
  expect(made()).toEqual([['models', 'ab']]);
});

it('gives up a list that is not wanted any more, and goes on with one that a question has opened', async () => {
  choices.fetchAhead(form, progress);
  progress.answer({ make: 'a' });
  await vi.runAllTimersAsync();
  progress.answer({ make: 'b' });
  await vi.runAllTimersAsync();
  expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  const request = form.requests?.['/model']?.choices;
  const call = form.questions.find(({ pointer }) => pointer === '/model')?.source?.call;
  if (!request || !call) throw new Error('The form has lost its list.');
  const document = { ...nowhere, answers: { make: 'b' } };
  const list = { source: call, request, document, pointer: '/model' };
  choices.open(list);
  choices.stopFetchingAhead();
  expect([calls.length, calls[1]?.signal?.aborted]).toEqual([2, false]);
});

it('fetches nothing ahead any more once no form follows', async () => {
  choices.fetchAhead(form, progress);
  choices.fetchAhead(undefined, progress);
  progress.answer({ make: 'a' });
  await vi.runAllTimersAsync();
  expect(made()).toEqual([]);
});
