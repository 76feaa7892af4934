import { describe, expect, it } from 'vitest';
import type { CallResult } from '../../src/runtime/call.ts';
import { createIntents } from '../../src/runtime/intents.ts';
import { createPerform } from '../../src/runtime/perform.ts';
import { createStore, noStorage } from '../../src/runtime/storage.ts';

function itemStorage() {
  const items = new Map<string, string>();
  return createStore(
    () =>
      ({
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, value: string) => items.set(key, value),
        removeItem: (key: string) => items.delete(key),
        length: 0,
      }) as unknown as Storage,
  );
}

describe('the key of an intent', () => {
  it.each<CallResult>([
    { end: 'network' },
    { end: 'timeout' },
    { end: 'unreadable' },
    { end: 'offline' },
    { end: 'status', status: 503 },
    { end: 'status', status: 429 },
    { end: 'status', status: 408 },
  ])('stays after $end $status, when nobody knows what was done', (result) => {
    const intents = createIntents(itemStorage());
    const key = intents.keyOf('save');
    intents.settle('save', result);
    expect(intents.keyOf('save')).toBe(key);
  });

  it.each<CallResult>([
    { end: 'success', status: 200, body: {} },
    { end: 'errors', status: 200, body: {} },
    { end: 'status', status: 409 },
  ])('is another one after $end $status', (result) => {
    const intents = createIntents(itemStorage());
    const key = intents.keyOf('save');
    intents.settle('save', result);
    expect(intents.keyOf('save')).not.toBe(key);
  });

  it('is the same in two tabs, and after a reload', () => {
    const storage = itemStorage();
    expect(createIntents(storage).keyOf('save')).toBe(createIntents(storage).keyOf('save'));
  });

  it('lasts as long as the page where nothing can be stored', () => {
    const intents = createIntents(noStorage);
    expect(intents.keyOf('save')).toBe(intents.keyOf('save'));
  });

  it('differs between calls', () => {
    const intents = createIntents(itemStorage());
    expect(intents.keyOf('save')).not.toBe(intents.keyOf('email'));
  });
});

it('only a call that is made once carries its key', async () => {
  const sent: (string | null)[] = [];
  const browser = {
    fetch: async (_url: unknown, init: RequestInit = {}) => {
      sent.push(new Headers(init.headers).get('idempotency-key'));
      return new Response('{}', { status: sent.length === 1 ? 502 : 200 });
    },
    online: () => true,
    cookies: () => '',
    origin: 'https://apply.example',
  };
  const app = { provider: { host: '' } };
  const perform = createPerform(
    app,
    browser,
    () => ({ page: { url: '' } }),
    createIntents(itemStorage()),
  );
  const call = { name: 'save', method: 'POST' as const, path: '/save' };
  for (const once of [true, true, true, false]) await perform({ call: { ...call, once } }, {});
  const [first, again, next, none] = sent;
  expect(first).toMatch(/^\d+(-\d+){3}$/);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
  expect(none).toBeNull();
});
