// Proves that a call keeps its idempotency key until the provider has certainly answered, also after a reload.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addFileContent } from '../../src/core/files/file-contents.ts';
import { withFiles } from '../../src/core/files/with-files.ts';
import type { ItemStorage } from '../../src/engine/index.ts';
import type { CallResult } from '../../src/runtime/call.ts';
import { withKey } from '../../src/runtime/once/intents.ts';
import { noStorage } from '../../src/runtime/storage.ts';
import { itemStorage } from './item-storage.ts';

const url = 'https://apply.example/save';

/** What a page has loaded: a reload forgets what it remembered. */
let page = { withKey };
async function reload(): Promise<void> {
  vi.resetModules();
  page = await import('../../src/runtime/once/intents.ts');
}
beforeEach(reload);

interface Sent {
  call?: string;
  body?: BodyInit;
  to?: string;
}

/** Makes a call that ends in some way, and returns its key. */
async function keyOf(
  storage: ItemStorage,
  result: CallResult = { end: 'network' },
  { call = 'save', body = '{}', to = url }: Sent = {},
): Promise<string> {
  let sent: string | null = null;
  const sources = { query: {}, page: { url } };
  const intent = {
    request: { call: { name: call } },
    valuesAt: () => ({ body: String(body) }),
    sources,
  };
  await page.withKey({ storage, session: noStorage }, intent, async (keyed = (fetch) => fetch) => {
    const fetch = keyed(async (_url, init = {}) => {
      sent = new Headers(init.headers).get('idempotency-key');
      return new Response();
    });
    await fetch(to, { method: 'POST', body });
    return result;
  });
  return sent ?? '';
}

const unknown: CallResult = { end: 'network' };
const refused: CallResult = { end: 'status', status: 409 };
const success: CallResult = { end: 'success', status: 200, body: {} };
const ada = { body: '{"login":"ada"}' };
const bo = { body: '{"login":"bo"}' };

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
    const first = await keyOf(storage);
    await reload();
    expect(await keyOf(storage)).toBe(first);
  });

  it('lasts as long as the page where nothing can be stored', async () => {
    expect(await keyOf(noStorage)).toBe(await keyOf(noStorage));
  });

  it('differs between calls', async () => {
    const storage = itemStorage();
    const ofEmail = await keyOf(storage, unknown, { call: 'email' });
    expect(await keyOf(storage)).not.toBe(ofEmail);
  });

  it.each([
    ['at once', async () => {}],
    ['after a reload', reload],
  ])('is another one for another body, and the same for the same body (%s)', async (_, then) => {
    const storage = itemStorage();
    const first = await keyOf(storage, unknown, ada);
    await then();
    const other = await keyOf(storage, unknown, bo);
    expect(other).not.toBe(first);
    await then();
    expect(await keyOf(storage, unknown, ada)).toBe(first);
    expect(await keyOf(storage, unknown, bo)).toBe(other);
  });

  it('tells bodies apart in any script', async () => {
    const storage = itemStorage();
    // The lower eight bits of both characters are the same.
    const keys = ['\u0410', '\u0510'].map((body) => keyOf(storage, unknown, { body }));
    expect(new Set(await Promise.all(keys)).size).toBe(2);
  });

  it('is another one for another address', async () => {
    const storage = itemStorage();
    const first = await keyOf(storage);
    expect(await keyOf(storage, unknown, { to: `${url}/2` })).not.toBe(first);
  });

  it.each([refused, success])(
    'stays while nobody knows what was done, where $end is known of another body',
    async (result) => {
      const storage = itemStorage();
      const first = await keyOf(storage, unknown, ada);
      const other = await keyOf(storage, result, bo);
      expect(await keyOf(storage, unknown, bo)).not.toBe(other);
      expect(await keyOf(storage, unknown, ada)).toBe(first);
    },
  );

  it('stays after a reload, also where another body is refused then, until a success', async () => {
    const storage = itemStorage();
    const first = await keyOf(storage, unknown, ada);
    await reload();
    await keyOf(storage, refused, bo);
    expect(await keyOf(storage, unknown, ada)).toBe(first);
    await keyOf(storage, success, bo);
    await reload();
    expect(await keyOf(storage, unknown, ada)).not.toBe(first);
  });

  it('is not known any more after a success and a reload', async () => {
    const storage = itemStorage();
    await keyOf(storage, unknown, ada);
    const sent = await keyOf(storage, success, bo);
    await reload();
    expect(await keyOf(storage, unknown, bo)).not.toBe(sent);
  });

  it('is made of what the browser stores, in which there is nothing of a body', async () => {
    const items = new Map<string, string>();
    const storage = {
      ...noStorage,
      read: (key: string) => items.get(key),
      write: (key: string, value: string) => items.set(key, value).has(key),
    };
    const first = await keyOf(storage, unknown, ada);
    const stored = [...items];
    expect(stored).toEqual([['save.once', expect.stringMatching(/^\d+(,\d+){3}$/)]]);
    await keyOf(storage, unknown, bo);
    expect([...items]).toEqual(stored);
    expect(stored.flat()).not.toContain(first);
  });

  it('is made anew where something else is stored', async () => {
    const storage = itemStorage();
    storage.write('save.once', 'ключ\n');
    expect(await keyOf(storage)).toMatch(/^\d+(,\d+){3}$/);
  });
});

describe('the key of a call with files', () => {
  const file = (content: string, lastModified = 1) =>
    new File([content], 'cv.pdf', { type: 'application/pdf', lastModified });

  /** Sends a form with its files, and returns the key. */
  async function keyOfForm(storage: ItemStorage, content: File, answers: object = {}) {
    const body = JSON.stringify({
      ...answers,
      cv: { name: 'cv.pdf', part: addFileContent(content) },
    });
    let sent: Sent['body'];
    await withFiles(async (_url, init = {}) => {
      sent = init.body ?? undefined;
      return new Response();
    })(url, { body });
    return keyOf(storage, unknown, { body: sent });
  }

  it('is the same for the same file, chosen once more, after a reload too', async () => {
    const storage = itemStorage();
    const first = await keyOfForm(storage, file('a'));
    await reload();
    expect(await keyOfForm(storage, file('a'))).toBe(first);
  });

  it('is another one for another file of the same name and size, and for other answers', async () => {
    const storage = itemStorage();
    const keys = [
      await keyOfForm(storage, file('a')),
      await keyOfForm(storage, file('b', 2)),
      await keyOfForm(storage, file('a'), { login: 'ada' }),
    ];
    expect(new Set(keys).size).toBe(3);
  });
});
