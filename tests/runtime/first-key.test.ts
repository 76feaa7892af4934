// Proves that a call whose code for keys does not come has a key all the same, which later attempts repeat.
import { expect, it, vi } from 'vitest';
import { withFirstKey } from '../../src/runtime/once/first-key.ts';
import { withKey } from '../../src/runtime/once/intents.ts';
import { createPerform } from '../../src/runtime/perform.ts';
import { itemStorage } from './item-storage.ts';

let opened = 0;

/** A page whose calls end with these statuses, and the keys that they carried. */
function open(...statuses: number[]) {
  const storage = itemStorage();
  // The page remembers the calls of a name, also those of other tests.
  opened += 1;
  const name = `first-key-${opened}`;
  const keys: (string | null)[] = [];
  const fetch = vi.fn(async (_url: unknown, init: RequestInit = {}) => {
    keys.push(new Headers(init.headers).get('idempotency-key'));
    return new Response('{}', { status: statuses[keys.length - 1] ?? 200 });
  });
  const page = { url: 'https://apply.example/' };
  const send = (login: string, hasCode = false, body?: FormData) =>
    createPerform(
      { provider: { host: '' } },
      { fetch, online: () => true, cookies: () => '', origin: 'https://apply.example' },
      () => ({ page }),
      (intent, make) =>
        hasCode
          ? withKey({ storage, session: itemStorage() }, intent, make)
          : withFirstKey(storage, intent, make),
    )(
      {
        call: { name, method: 'POST', path: '/save', once: true },
        send: { from: '/answers' },
        ...(body && { withFiles: (next) => (url, init) => next(url, { ...init, body }) }),
      },
      { answers: { login } },
    );
  return { send, keys };
}

it.each([false, true])(
  'an attempt without an answer is repeated, with the code there: %s',
  async (hasCode) => {
    const { send, keys } = open(502);
    await send('ada');
    await send('ada', hasCode);
    expect(keys[0]).toMatch(/^\d+(,\d+){3}$/);
    expect(keys[1]).toBe(keys[0]);
  },
);

it.each([200, 409])('what is sent after an answer of status %i is another call', async (status) => {
  const { send, keys } = open(status);
  await send('ada');
  await send('ada');
  expect(keys[1]).not.toBe(keys[0]);
});

it('other answers have another key', async () => {
  const { send, keys } = open(502);
  await send('ada');
  await send('bo');
  expect(keys[1]).not.toBe(keys[0]);
});

const upload = (content: string) => {
  const body = new FormData();
  body.append('file', new File([content], 'cv.pdf', { lastModified: 0 }));
  return body;
};

it.each([false, true])(
  'an upload without an answer is repeated, with the code there: %s',
  async (hasCode) => {
    const { send, keys } = open(502);
    await send('ada', false, upload('one'));
    await send('ada', hasCode, upload('one'));
    await send('ada', false, upload('another'));
    expect(keys[0]).toMatch(/^\d+(,\d+){3}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  },
);

it('an upload is repeated, also where another one has arrived at the same time', async () => {
  const { send, keys } = open(502, 200);
  await Promise.all([send('ada', false, upload('one')), send('ada', false, upload('another'))]);
  await send('ada', false, upload('one'));
  expect(keys[2]).toBe(keys[0]);
});
