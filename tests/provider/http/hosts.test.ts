// Proves that the provider answers to allowed host names alone, with strict headers, and asks for a key to its pages.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLoopback, reachableNames } from '../../../src/provider/http/hosts.ts';
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
  const first = await open.get('/sandbox/outbox?key=swordfish');
  expect(first.headers.get('Location')).toBe('/sandbox/outbox');
  const cookie = first.headers.get('Set-Cookie') ?? '';
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict$/);
  const [pair = ''] = cookie.split(';');
  expect((await open.get('/sandbox/outbox', { Cookie: pair })).status).toBe(200);
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
