// Proves that a question has one call under way at a time, and that the outcome of an earlier one is dropped.
import { beforeEach, describe, expect, it } from 'vitest';
import type { CompiledRequest } from '../../../src/compiled/call.ts';
import { LatestCall } from '../../../src/engine/call/latest-call.ts';
import type { CallOutcome } from '../../../src/engine/host.tsx';

const request: CompiledRequest = {
  call: { name: 'free', method: 'GET', path: '/names/{name}' },
  params: { name: { from: '/answers/name' } },
  outcomes: {},
};
const free: CallOutcome = { kind: 'success', outcome: undefined };
const failed: CallOutcome = { kind: 'failure', outcome: undefined };

/** The calls that were made, in their order. */
let calls: {
  name: unknown;
  signal: AbortSignal | undefined;
  end: (outcome: CallOutcome) => void;
}[];
let call: LatestCall;

function newCall(send = sender()) {
  return new LatestCall(request, { send, isLasting: ({ kind }) => kind === 'success' });
}

const sender = () => (_request: CompiledRequest, document: object, signal?: AbortSignal) =>
  new Promise<CallOutcome>((end) => {
    const { name } = (document as { answers: { name: unknown } }).answers;
    calls.push({ name, signal, end });
  });

const named = (name: string) => ({ answers: { name } });

beforeEach(() => {
  calls = [];
  call = newCall();
});

describe('the calls of a question', () => {
  it('bring their outcome', async () => {
    const made = call.make(named('ada'));
    expect(call.sending).toBeDefined();
    calls[0]?.end(free);
    expect(await made).toBe(free);
    expect(call.sending).toBeUndefined();
  });

  it('are made one at a time: other values abort the one before, whose outcome is dropped', async () => {
    const first = call.make(named('ada'));
    const second = call.make(named('bob'));
    expect(calls[0]?.signal?.aborted).toBe(true);
    calls[1]?.end(free);
    calls[0]?.end(failed);
    expect(await first).toBeUndefined();
    expect(await second).toBe(free);
  });

  it('are made once for the same values while one is under way', async () => {
    const made = [call.make(named('ada')), call.make(named('ada'))];
    expect(calls).toHaveLength(1);
    calls[0]?.end(failed);
    expect(await Promise.all(made)).toEqual([failed, failed]);
  });

  it('are not made again where the outcome lasts, also of a later opening of the form', async () => {
    const send = sender();
    call = newCall(send);
    const made = call.make(named('ada'));
    calls[0]?.end(free);
    await made;
    expect(await newCall(send).make(named('ada'))).toBe(free);
    expect(calls).toHaveLength(1);
  });

  it('are made again after one that failed', async () => {
    const first = call.make(named('ada'));
    calls[0]?.end(failed);
    await first;
    void call.make(named('ada'));
    expect(calls).toHaveLength(2);
  });

  it('are not made without a value in their path', async () => {
    expect(await call.make({ answers: {} })).toBeUndefined();
    expect(calls).toEqual([]);
  });

  it('can be aborted', async () => {
    const made = call.make(named('ada'));
    call.abort();
    calls[0]?.end(free);
    expect(await made).toBeUndefined();
  });
});
