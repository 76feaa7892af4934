// Proves that sending again ends where the code of the form, or that for values in messages, does not come.
import { afterEach, expect, it, vi } from 'vitest';
import type { CompiledPage } from '../../../src/compiled/screen.ts';
import { defaultTexts as texts } from '../../../src/definition/texts.ts';
import type { CallOutcome } from '../../../src/engine/host.tsx';
import { sendAgain } from '../../../src/engine/screen/send-again.ts';

vi.mock('../../../src/engine/text/screen-values.ts', () => {
  throw new Error('The script is lost.');
});

afterEach(() => void vi.useRealTimers());

const form = { questions: [], groups: [], conditions: [] };
const values = [{ from: '/answers/name' }];
const sender = { kind: 'form', submit: { outcomes: {} }, values, form } as never;
const sent = JSON.stringify({ screen: 'join', document: { answers: { name: 'Ada' } } });

const again = (senders: CompiledPage['senders'], ended: CallOutcome) =>
  sendAgain(sent, senders, { send: async () => ended, texts, language: 'en' });

it.each(['success', 'failure'] as const)(
  'a %s without its values has no words of its own',
  (kind) => {
    const ended = { kind, outcome: { say: 'No more emails for {answers.name}.' } };
    return expect(again({ join: async () => sender }, ended)).resolves.toEqual({ kind });
  },
);

it('a form that never comes is a failure after three seconds', async () => {
  vi.useFakeTimers();
  const ended = again({ join: () => new Promise(() => {}) }, { kind: 'success', outcome: {} });
  await vi.advanceTimersByTimeAsync(3000);
  expect(await ended).toEqual({ kind: 'failure' });
});
