// Proves that a call that is resent with its idempotency key has its effect once, and gets the answer of the first.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../src/definition/files/call.ts';
import { app, emailPath, openProvider, type Provider, savePath, visitor } from '../provider.ts';

const once = (name: string) => ({ ...(app.calls[name] as Call), once: true });

let provider: Provider;
beforeAll(async () => {
  const calls = { ...app.calls, email: once('email'), save: once('save') };
  provider = await openProvider({ app: { ...app, calls } });
});
afterAll(() => provider.database.close());

const send = (path: string, body: unknown, key: string) =>
  provider.post(path, body, { 'Idempotency-Key': key });
const entries = async (page: string) => (await provider.get(`/sandbox/${page}.json`)).json();

describe('a call with "once"', () => {
  it('is answered as the first time when its answer was lost, and stores one application', async () => {
    const application = { login_name: 'lost', password: 'Secret123' };
    const first = await send(savePath, application, 'a');
    const again = await send(savePath, application, 'a');
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await again.json()).toEqual(await first.json());
    expect(await entries('applications')).toHaveLength(1);
  });

  it('has its effect once when it is resent while the first is under way', async () => {
    const sent = Array.from({ length: 5 }, () => send(emailPath, visitor, 'b'));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await entries('outbox')).toHaveLength(1);
  });

  it('is another one with another key', async () => {
    await send(savePath, { login_name: 'x' }, 'c');
    expect((await send(savePath, { login_name: 'x' }, 'd')).status).toBe(409);
  });

  it('is refused where another body came with its key, also while that one is under way', async () => {
    await send(savePath, { login_name: 'first' }, 'g');
    const other = await send(savePath, { login_name: 'second' }, 'g');
    expect(other.status).toBe(422);
    expect(await other.json()).toEqual({
      error: 'This Idempotency-Key came with another body. Use a new key.',
    });
    const logins = ['third', 'fourth', 'fifth'];
    const sent = logins.map((login_name) => send(savePath, { login_name }, 'h'));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422, 422]);
  });

  it('is refused again when it was refused', async () => {
    await send(savePath, { login_name: 'taken' }, 'e');
    expect((await send(savePath, { login_name: 'taken' }, 'f')).status).toBe(409);
    expect((await send(savePath, { login_name: 'taken' }, 'f')).status).toBe(409);
  });

  it('without a key is made each time', async () => {
    await provider.post(savePath, { login_name: 'no-key' });
    expect((await provider.post(savePath, { login_name: 'no-key' })).status).toBe(409);
  });

  it('refuses a key that is too long', async () => {
    expect((await send(savePath, { login_name: 'long' }, 'k'.repeat(201))).status).toBe(400);
  });

  it('leaves no password and no key in the table of replies', async () => {
    const key = 'key-of-a-visitor';
    await send(savePath, { login_name: 'quiet', password: 'Secret123' }, key);
    const rows = JSON.stringify(await provider.database.query('select * from replies'));
    expect(rows).not.toMatch(/Secret123|key-of-a-visitor/);
  });
});

it('a call without "once" takes no notice of a key', async () => {
  const plain = await openProvider({ database: provider.database });
  const post = () => plain.post(savePath, { login_name: 'plain' }, { 'Idempotency-Key': 'z' });
  await post();
  expect((await post()).status).toBe(409);
});
