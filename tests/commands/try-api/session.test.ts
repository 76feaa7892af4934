// Proves that forms:try-api waits for an answer as long as the definition of its call says.
import { afterEach, expect, it, vi } from 'vitest';
import { Session } from '../../../src/commands/try-api/session.ts';

const origin = 'http://localhost:4173';

function openSession() {
  return new Session({
    app: { provider: { host: origin } },
    origin,
    fetch: async (_, init) => {
      init?.signal?.throwIfAborted();
      return Response.json({});
    },
    maxRequests: 9,
    maxSeconds: 9,
    onSpent: () => {},
  });
}

const sendingWithin = (timeout: number | undefined) => ({
  request: { call: { name: 'save', method: 'POST' as const, path: 'save', timeout }, outcomes: {} },
  document: {},
  readSources: () => ({}) as never,
});

afterEach(() => vi.restoreAllMocks());

it.each([
  [60_000, 'success'],
  [5_000, 'timeout'],
  [undefined, 'timeout'],
])('after 45 seconds, a call with a timeout of %s ends with: %s', async (timeout, end) => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) =>
    milliseconds < 45_000
      ? AbortSignal.abort(new DOMException('', 'TimeoutError'))
      : new AbortController().signal,
  );
  const session = openSession();
  const sending = sendingWithin(timeout);
  const { result, exchange } = await session.send(sending);
  expect(result.end).toBe(end);
  const again = exchange && (await session.replay(sending, exchange));
  expect(again?.result.end).toBe(end);
});
