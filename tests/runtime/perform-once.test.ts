// Proves that a call that is made once has the same key for the same body, and another one for another.
import { describe, expect, it } from 'vitest';
import type { Mapping } from '../../src/definition/files/mapping.ts';
import { withFile } from '../../src/engine/upload/upload-fetch.ts';
import { withKey } from '../../src/runtime/intents.ts';
import { createPerform } from '../../src/runtime/perform.ts';
import { itemStorage } from './item-storage.ts';

/** A page whose calls end with these statuses, the last one from then on, and the keys that they carried. */
function open(...statuses: number[]) {
  const keys: (string | null)[] = [];
  const bodies: unknown[] = [];
  const fetch = async (_url: unknown, init: RequestInit = {}) => {
    const status = statuses[Math.min(keys.length, statuses.length - 1)];
    keys.push(new Headers(init.headers).get('idempotency-key'));
    bodies.push(init.body);
    return new Response('{}', { status });
  };
  const browser = { fetch, online: () => true, cookies: () => '', origin: 'https://apply.example' };
  const storage = itemStorage();
  const perform = createPerform(
    { provider: { host: '' } },
    browser,
    () => ({
      page: { url: '', version: '1x2y3z', opened: `2026-01-31T13:40:0${keys.length}.000Z` },
      now: `2026-01-31T13:45:0${keys.length}.000Z`,
    }),
    (intent, make) => withKey(storage, intent, make),
  );
  return { perform, fetch, keys, bodies };
}

const call = { name: 'save', method: 'POST' as const, path: '/save', once: true };

describe('a call that is made once', () => {
  it('carries a key, which stays until its outcome is known; others carry none', async () => {
    const { perform, keys } = open(502, 200);
    for (const once of [true, true, true, false]) await perform({ call: { ...call, once } }, {});
    const [first, again, next, none] = keys;
    expect(first).toMatch(/^\d+(,\d+){3}$/);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
    expect(none).toBeNull();
  });

  it('carries another key with other answers, and the same with the same', async () => {
    const { perform, keys } = open(502);
    const request = { call, send: { from: '/answers' } };
    for (const login of ['ada', 'bo', 'ada']) await perform(request, { answers: { login } });
    const [first, other, again] = keys;
    expect(other).not.toBe(first);
    expect(again).toBe(first);
  });

  it.each<Record<string, Mapping>>([
    { at: { from: '/now' } },
    { at: { from: '/page/opened' } },
    { page: { from: '/page' }, at: { from: '/now' } },
  ])(
    'tells the times of the first attempt again, until its outcome is known: %j',
    async (times) => {
      const { perform, keys, bodies } = open(502, 200);
      const request = { call, send: { answers: { from: '/answers' }, ...times } };
      for (const login of ['ada', 'ada', 'ada']) await perform(request, { answers: { login } });
      expect([keys[1], bodies[1]]).toEqual([keys[0], bodies[0]]);
      expect(bodies[2]).not.toEqual(bodies[0]);
      expect(keys[2]).not.toBe(keys[0]);
    },
  );

  it('carries a key of its own with each file that it uploads', async () => {
    const { perform, fetch, keys } = open(502);
    for (const name of ['a', 'b', 'a']) {
      const file = new File(['-'], name, { lastModified: 1 });
      await perform({ call, withFiles: withFile(file, 'file') }, {}, undefined, fetch);
    }
    const [first, other, again] = keys;
    expect(other).not.toBe(first);
    expect(again).toBe(first);
  });
});
