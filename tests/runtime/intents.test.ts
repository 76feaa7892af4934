import { describe, expect, it } from 'vitest';
import type { ItemStorage } from '../../src/engine/index.ts';
import type { CallResult } from '../../src/runtime/call.ts';
import { withKey } from '../../src/runtime/intents.ts';
import { createPerform } from '../../src/runtime/perform.ts';
import { createStore, noStorage } from '../../src/runtime/storage.ts';

function itemStorage() {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  };
  return createStore(() => storage as unknown as Storage);
}

/** Makes a call that ends in some way, and returns its key. */
async function keyOf(storage: ItemStorage, result: CallResult = { end: 'network' }, call = 'save') {
  let sent = '';
  await withKey(storage, call, async (key) => {
    sent = key;
    return result;
  });
  return sent;
}

describe('the key of an intent', () => {
  it.each<CallResult>([
    { end: 'network' },
    { end: 'timeout' },
    { end: 'unreadable', status: 200 },
    { end: 'offline' },
    { end: 'status', status: 503 },
    { end: 'status', status: 429 },
    { end: 'status', status: 408 },
  ])('stays after $end $status, when nobody knows what was done', async (result) => {
    const storage = itemStorage();
    expect(await keyOf(storage, result)).toBe(await keyOf(storage));
  });

  it.each<CallResult>([
    { end: 'success', status: 200, body: {} },
    { end: 'errors', status: 200, body: {} },
    { end: 'status', status: 409 },
  ])('is another one after $end $status', async (result) => {
    const storage = itemStorage();
    expect(await keyOf(storage, result)).not.toBe(await keyOf(storage));
  });

  it('is the same in two tabs, and after a reload', async () => {
    const storage = itemStorage();
    expect(await keyOf(storage)).toBe(await keyOf(storage));
  });

  it('lasts as long as the page where nothing can be stored', async () => {
    expect(await keyOf(noStorage)).toBe(await keyOf(noStorage));
  });

  it('differs between calls', async () => {
    const storage = itemStorage();
    const ofEmail = await keyOf(storage, { end: 'network' }, 'email');
    expect(await keyOf(storage)).not.toBe(ofEmail);
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
  const sources = () => ({ page: { url: '' } });
  const storage = itemStorage();
  const perform = createPerform(app, browser, sources, (name, make) =>
    withKey(storage, name, make),
  );
  const call = { name: 'save', method: 'POST' as const, path: '/save' };
  for (const once of [true, true, true, false]) await perform({ call: { ...call, once } }, {});
  const [first, again, next, none] = sent;
  expect(first).toMatch(/^\d+(,\d+){3}$/);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
  expect(none).toBeNull();
});
