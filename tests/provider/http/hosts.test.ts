// Proves that the provider answers to allowed host names alone, with strict headers, and asks for a key to its pages.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLoopback, reachableNames } from '../../../src/provider/http/hosts.ts';
import { createGuesses } from '../../../src/provider/pages/guesses.ts';
import { openProvider, type Provider, savePath } from '../provider.ts';

let provider: Provider;
beforeAll(async () => {
  provider = await openProvider({ hosts: ['try.example'] });
});
afterAll(() => provider.database.close());

describe('the provider', () => {
  it.each(['localhost', 'localhost:4173', '127.0.0.1:4173', '[::1]:4173', 'try.example'])(
    'answers as %s',
    async (host) => {
      const outbox = await provider.get(`http://${host}/sandbox/outbox.json`, { Host: host });
      expect(outbox.status).toBe(200);
    },
  );

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.0.2.7'])(
    'is not reached by a page of %s',
    async (host) => {
      for (const path of ['/sandbox/outbox.json', '/', savePath]) {
        expect((await provider.get(`http://${host}${path}`)).status).toBe(421);
        expect((await provider.get(path, { Host: host })).status).toBe(421);
      }
    },
  );

  it('sends its strict headers with every answer', async () => {
    const call = '/bookings/7';
    for (const path of ['/sandbox/outbox', call, '/nowhere', savePath, 'http://evil.example/']) {
      const { headers } = await provider.get(path);
      expect(headers.get('Permissions-Policy')).toContain('camera=()');
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    }
  });
});

it('pages that others can reach ask for a key, which a cookie keeps', async () => {
  const pages = { key: 'swordfish', openHere: false };
  const open = await openProvider({ database: provider.database, pages });
  const refused = await open.get('/sandbox/outbox');
  expect(refused.status).toBe(401);
  // Browsers would ask for a password in a dialog of their own.
  expect(refused.headers.get('WWW-Authenticate')).toBeNull();
  expect((await open.get('/sandbox/applications.json?key=guess')).status).toBe(401);
  for (const end of ['.csv', '.json', '.ndjson', '/1'])
    expect((await open.get(`/sandbox/applications${end}`)).status).toBe(401);
  const first = await open.get('/sandbox/outbox?key=swordfish');
  expect(first.headers.get('Location')).toBe('/sandbox/outbox');
  const cookie = first.headers.get('Set-Cookie') ?? '';
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict$/);
  const [pair = ''] = cookie.split(';');
  expect((await open.get('/sandbox/outbox', { Cookie: pair })).status).toBe(200);
  const bearer = { Authorization: 'Bearer swordfish' };
  expect((await open.get('/sandbox/outbox.json', bearer)).status).toBe(200);
});

describe('pages that ask for a key', () => {
  const askWith = async () =>
    openProvider({
      database: provider.database,
      hosts: ['try.example'],
      pages: { key: 'swordfish', openHere: false },
    });
  const form = (key: string, url = '/sandbox/applications') =>
    new Request(new URL(url, 'http://localhost'), {
      method: 'POST',
      headers: { 'Content-Length': String(key.length + 4) },
      body: new URLSearchParams({ key }),
    });

  it('take it from a form in the browser, whose policy lets it be sent', async () => {
    const { server, get } = await askWith();
    const asked = await get('/sandbox/applications', { Accept: 'text/html' });
    expect(asked.status).toBe(401);
    expect(asked.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
    expect(await asked.text()).toContain('<form method="post">');
    expect((await get('/sandbox/style.css')).status).toBe(200);
    const entered = await server.request(form('swordfish'));
    expect([entered.status, entered.headers.get('Location')]).toEqual([
      303,
      '/sandbox/applications',
    ]);
    expect(entered.headers.get('Set-Cookie')).toMatch(/^sandbox-key=swordfish; Path=\/sandbox; /);
    expect((await server.request(form('x'.repeat(2000)))).status).toBe(401);
  });

  it('set a cookie that other hosts can not set, and that never leaves TLS', async () => {
    const { server } = await askWith();
    const { headers } = await server.request(
      form('swordfish', 'https://try.example/sandbox/files'),
    );
    const cookie = headers.get('Set-Cookie') ?? '';
    expect(cookie).toBe('__Host-sandbox-key=swordfish; Path=/; HttpOnly; Secure; SameSite=Strict');
    const page = new Request('https://try.example/sandbox/files', {
      headers: { Cookie: cookie.split(';')[0] ?? '' },
    });
    expect((await server.request(page)).status).toBe(200);
  });

  it('take ten wrong keys of a network, however they are given, and then none for a while', async () => {
    const { server, get } = await askWith();
    for (let guess = 0; guess < 4; guess++) {
      expect((await server.request(form(`guess-${guess}`))).status).toBe(401);
      expect((await get(`/sandbox/outbox?key=guess-${guess}`)).status).toBe(401);
    }
    const stale = await get('/sandbox/outbox', { Cookie: 'sandbox-key=old' });
    expect(stale.headers.get('Set-Cookie')).toMatch(/^sandbox-key=; Max-Age=0/);
    expect((await get('/sandbox/outbox', { Authorization: 'Bearer old' })).status).toBe(401);
    const refused = await server.request(form('swordfish'));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500);
    const other = { incoming: { socket: { remoteAddress: '192.0.2.7' } } };
    expect((await server.request(form('swordfish'), {}, other)).status).toBe(303);
  });
});

it('wrong keys of many networks end the tries of all', async () => {
  const guesses = createGuesses();
  for (let network = 0; network < 500; network++) await guesses.countWrong(`network-${network}`);
  await expect(guesses.check('another')).rejects.toMatchObject({ status: 429 });
  await createGuesses().check('another');
});

it('wrong keys count for all processes of a database', async () => {
  const [one, other] = [1, 2].map(() => createGuesses(provider.database));
  for (let guess = 0; guess < 10; guess++) await one?.countWrong('network');
  await expect(other?.check('network')).rejects.toMatchObject({ status: 429 });
  await other?.check('another');
});

describe('pages that are open here', () => {
  let open: Provider;
  beforeAll(async () => {
    const pages = { key: 'swordfish', openHere: true };
    open = await openProvider({ database: provider.database, hosts: ['try.example'], pages });
  });

  /** Asks for the mails over a connection from an address, as the server of Node.js passes a request on. */
  const ask = async (
    remoteAddress: string | undefined,
    headers: Record<string, string>,
    httpVersion = '1.1',
  ) =>
    (
      await open.server.request(
        `http://${headers.Host}/sandbox/outbox.json`,
        { headers },
        { incoming: { socket: { remoteAddress }, httpVersion } },
      )
    ).status;

  it.each([
    ['127.0.0.1', 'localhost:4173'],
    ['::1', '[::1]:4173'],
    ['::ffff:127.0.0.1', '127.0.0.1'],
  ])('ask no key of a request from %s for %s', async (remote, Host) => {
    expect(await ask(remote, { Host })).toBe(200);
  });

  it('ask for the key of a request that a proxy passes on as it does without any setting', async () => {
    expect(await ask('127.0.0.1', { Host: 'localhost:4173' }, '1.0')).toBe(401);
  });

  it.each<[string, string | undefined, Record<string, string>]>([
    ['from another machine', '192.0.2.7', { Host: 'localhost' }],
    ['from no known address', undefined, { Host: 'localhost' }],
    ['for another name', '127.0.0.1', { Host: 'try.example' }],
    ['with Forwarded', '127.0.0.1', { Host: 'localhost', Forwarded: 'for=192.0.2.7' }],
    ['with X-Forwarded-For', '127.0.0.1', { Host: 'localhost', 'X-Forwarded-For': '192.0.2.7' }],
    ['with x-forwarded-proto', '127.0.0.1', { Host: 'localhost', 'x-forwarded-proto': 'https' }],
    ['with X-Real-IP', '127.0.0.1', { Host: 'localhost', 'X-Real-IP': '192.0.2.7' }],
    ['with Via', '127.0.0.1', { Host: 'localhost', Via: '1.1 proxy' }],
  ])('ask for the key of a request %s', async (_name, remote, headers) => {
    expect(await ask(remote, headers)).toBe(401);
    expect(await ask(remote, { ...headers, Cookie: 'sandbox-key=swordfish' })).toBe(200);
  });
});

it('knows the names under which others reach it', () => {
  expect(
    [undefined, 'localhost', '127.0.0.1', '::ffff:127.0.0.1', '::1'].map(isLoopback),
  ).not.toContain(false);
  expect(['0.0.0.0', '::', '192.0.2.1'].map(isLoopback)).not.toContain(true);
  expect(reachableNames('2001:DB8::1')).toEqual(['[2001:DB8::1]']);
  expect(reachableNames('0.0.0.0')).toContain('127.0.0.1');
});
