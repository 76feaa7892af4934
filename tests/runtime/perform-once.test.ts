// Proves that a call that is made once has the same key for the same body, and another one for another.
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CompiledRequest } from '../../src/compiled/call.ts';
import type { Mapping } from '../../src/definition/files/mapping.ts';
import type { ItemStorage } from '../../src/engine/index.ts';
import { withFile } from '../../src/engine/upload/upload-fetch.ts';
import { createPerform } from '../../src/runtime/perform.ts';
import { itemStorage } from './item-storage.ts';

/** The code of a page: a reload forgets what it remembered. */
let page = await import('../../src/runtime/once/intents.ts');
async function reload(): Promise<void> {
  vi.resetModules();
  page = await import('../../src/runtime/once/intents.ts');
}

/** A page whose calls end with these statuses, the last one from then on, and the keys that they carried. */
function open(...statuses: number[]) {
  return openIn({ storage: itemStorage(), session: itemStorage() }, ...statuses);
}

interface Tab {
  storage: ItemStorage;
  session: ItemStorage;
  /** The address of the page. */
  url?: string;
  now?: string;
}

function openIn(
  { storage, session, url = '', now = '2026-01-31T13:45' }: Tab,
  ...statuses: number[]
) {
  const keys: (string | null)[] = [];
  const bodies: unknown[] = [];
  const fetch = async (_url: unknown, init: RequestInit = {}) => {
    const status = statuses[Math.min(keys.length, statuses.length - 1)];
    keys.push(new Headers(init.headers).get('idempotency-key'));
    bodies.push(init.body);
    return new Response('{}', { status });
  };
  const browser = { fetch, online: () => true, cookies: () => '', origin: 'https://apply.example' };
  const perform = createPerform(
    { provider: { host: '' } },
    browser,
    () => ({
      page: { url, version: '1x2y3z', opened: `2026-01-31T13:40:0${keys.length}.000Z` },
      now: `${now}:0${keys.length}.000Z`,
    }),
    (intent, make) => page.withKey({ storage, session }, intent, make),
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

describe('a call that leads to a page of payment', () => {
  const form = 'https://apply.example/order';
  const request: CompiledRequest = {
    call,
    send: { from: '/answers' },
    outcomes: { success: { go: 'https://pay.example/17', clearDraft: false } },
  };
  const answers = { item: 'lamp' };
  /** The page was loaded in some way. */
  function load(type: string, name = form, referrer = '') {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type, name }] as never);
    vi.stubGlobal('document', { referrer });
    vi.stubGlobal('location', { origin: 'https://apply.example' });
  }
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  /** Sends the answers from a page that is loaded again for it, and returns the keys of both calls. */
  async function twice(
    again: () => void,
    {
      then = {},
      ends = request,
      body = answers,
    }: { then?: Partial<Tab>; ends?: CompiledRequest; body?: object } = {},
  ) {
    const tab = { storage: itemStorage(), session: itemStorage(), url: form };
    load('navigate');
    await reload();
    const first = openIn(tab, 409, 200);
    for (const _ of [1, 2]) await first.perform(ends, { answers });
    again();
    await reload();
    const second = openIn({ ...tab, ...then }, 200);
    await second.perform(ends, { answers: body });
    return [first.keys[1], second.keys[0]];
  }

  it.each([
    ['by Back', () => load('back_forward')],
    ['by a reload', () => load('reload')],
    ['by a link of the other site', () => load('navigate', `${form}?back`, 'https://pay.example/')],
  ])('is the same with the same answers on a page that was opened %s', async (_, again) => {
    const [first, second] = await twice(again);
    expect(second).toBe(first);
  });

  it('is the same where the body has the time, which is that of the first call', async () => {
    const send: Mapping = { answers: { from: '/answers' }, at: { from: '/now' } };
    const ends: CompiledRequest = { ...request, send };
    const then = { now: '2026-01-31T14:30' };
    const [first, second] = await twice(() => load('back_forward'), { ends, then });
    expect(second).toBe(first);
  });

  it('is the same while nobody knows what a call of another tab has done', async () => {
    const storage = itemStorage();
    storage.write('save.once', '1,2,3,4');
    const [first, second] = await twice(() => load('back_forward'), { then: { storage } });
    expect(second).toBe(first);
  });

  it('is the same after a reload of a page that was opened anew', async () => {
    const tab = { storage: itemStorage(), session: itemStorage(), url: form };
    const keys: unknown[] = [];
    for (const [type, status] of [
      ['navigate', 200],
      ['navigate', 502],
      ['reload', 502],
    ] as const) {
      load(type);
      await reload();
      const opened = openIn(tab, status);
      await opened.perform(request, { answers });
      keys.push(...opened.keys);
    }
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[1]);
  });

  it('is the same with the same answers on a page that was not closed, and another one with others', async () => {
    const { perform, keys } = open(200);
    for (const item of ['lamp', 'lamp', 'desk', 'lamp'])
      await perform(request, { answers: { item } });
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[3]).toBe(keys[0]);
  });

  it.each([
    ['with other answers', () => load('back_forward'), { body: { item: 'desk' } }],
    ['on a page that was opened anew', () => load('navigate'), {}],
    [
      'where another page was opened first',
      () => load('back_forward', 'https://apply.example/thanks'),
      {},
    ],
    ['by a link of another page of the product', () => load('navigate', form, `${form}/..`), {}],
    ['in another tab', () => load('back_forward'), { then: { session: itemStorage() } }],
    ['a day later', () => load('back_forward'), { then: { now: '2026-02-01T13:46' } }],
    [
      'where the answers were deleted',
      () => load('back_forward'),
      {
        ends: {
          ...request,
          outcomes: { success: { go: 'https://pay.example/17', clearDraft: true } },
        },
      },
    ],
    [
      'where it leads to a page of the product',
      () => load('back_forward'),
      { ends: { ...request, outcomes: { success: { go: '/thanks', clearDraft: false } } } },
    ],
  ])('is another one %s', async (_, again, options) => {
    const [first, second] = await twice(again, options);
    expect(second).not.toBe(first);
  });
});
