// Proves that a search waits for a pause in typing, shows what was found for the newest text, and can be repeated.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CompiledRequest } from '../../../src/compiled/call.ts';
import { LatestCall } from '../../../src/engine/call/latest-call.ts';
import { ChoiceSearch } from '../../../src/engine/choices/choice-search.ts';
import type { CallOutcome } from '../../../src/engine/host.tsx';

const request: CompiledRequest = {
  call: { name: 'streets', method: 'GET', path: '/streets' },
  send: { q: { from: '/typed' } },
  outcomes: {},
};

interface MadeCall {
  typed: string;
  signal: AbortSignal | undefined;
  end: (...names: string[]) => void;
  fail: () => void;
}

let calls: MadeCall[];
let search: ChoiceSearch;
let createSearch: (ofRequest: CompiledRequest) => ChoiceSearch;

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  const send = (_request: CompiledRequest, document: object, signal?: AbortSignal) =>
    new Promise<CallOutcome>((resolve) => {
      const { typed } = document as { typed: string };
      const end = (kind: CallOutcome['kind'], response?: unknown) =>
        resolve({ kind, outcome: undefined, response });
      calls.push({
        typed,
        signal,
        end: (...names) => end('success', names),
        fail: () => end('failure'),
      });
    });
  createSearch = (ofRequest) =>
    new ChoiceSearch({
      call: new LatestCall(ofRequest, { send, isLasting: ({ kind }) => kind === 'success' }),
      minTyped: 2,
      documentWith: (typed) => ({ typed }),
      choicesIn: (response) =>
        (response as string[] | undefined)?.map((value) => ({ value, label: value })),
      remember: () => {},
    });
  search = createSearch(request);
});

afterEach(() => void vi.useRealTimers());

const found = () =>
  search.state.kind === 'found'
    ? search.state.choices.map(({ label }) => label)
    : search.state.kind;

/** Types a text, and waits until nothing is typed any more. */
async function typeOut(text: string) {
  search.type(text);
  await vi.advanceTimersByTimeAsync(300);
}

it('waits for enough characters, and for a pause after the last key', async () => {
  await typeOut(' a ');
  expect([found(), calls.length]).toEqual(['short', 0]);
  search.type('ab');
  await vi.advanceTimersByTimeAsync(299);
  search.type('abc');
  await vi.advanceTimersByTimeAsync(299);
  expect([found(), calls.length]).toEqual(['searching', 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls.map(({ typed }) => typed)).toEqual(['abc']);
});

it('shows the choices for the newest text, whichever answer comes last', async () => {
  await typeOut('ab');
  await typeOut('abc');
  calls[1]?.end('abc 1');
  await vi.runAllTimersAsync();
  calls[0]?.end('ab 1', 'ab 2');
  await vi.runAllTimersAsync();
  expect(calls[0]?.signal?.aborted).toBe(true);
  expect(found()).toEqual(['abc 1']);
});

it('makes no call again for a text that was searched for', async () => {
  await typeOut('ab');
  calls[0]?.end('ab 1');
  await vi.runAllTimersAsync();
  search.type('a');
  expect(found()).toBe('short');
  search.type('ab');
  expect([found(), calls.length]).toEqual([['ab 1'], 1]);
});

it('a search that has failed is made again at once', async () => {
  await typeOut('ab');
  calls[0]?.fail();
  await vi.runAllTimersAsync();
  expect(found()).toBe('failed');
  search.retry();
  expect([found(), calls.length]).toEqual(['searching', 2]);
  calls[1]?.end();
  await vi.runAllTimersAsync();
  expect(found()).toEqual([]);
});

it('a search that is given up shows nothing any more', async () => {
  await typeOut('ab');
  search.close();
  calls[0]?.end('ab 1');
  await vi.runAllTimersAsync();
  expect(found()).toBe('idle');
});

it('a search whose call lacks a value in its path has failed, however often it is made', async () => {
  const call = { ...request.call, path: '/towns/{town}/streets' };
  search = createSearch({ ...request, call, params: { town: { from: '/answers/town' } } });
  await typeOut('a');
  expect(found()).toBe('short');
  await typeOut('ab');
  expect(found()).toBe('failed');
  search.retry();
  await vi.runAllTimersAsync();
  expect([found(), calls.length]).toEqual(['failed', 0]);
});
