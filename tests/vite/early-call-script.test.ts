// Proves that the script in a page's head makes the load call that the app would make, and no other one.
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import type { CompiledLoad } from '../../src/compiled/call.ts';
import { earlyCallOf } from '../../src/core/mapping/early-call-of.ts';
import { createPerform } from '../../src/runtime/perform.ts';
import { earlyCallScript } from '../../src/vite/early-call-script.ts';

const token = { token: { from: '/query/token', default: '' } };
const provider = { host: '', csrf: { cookie: 'XSRF', header: 'X-XSRF' } };

const loadOf = (call: object, send?: object) =>
  ({ call: { name: 'load', method: 'POST', path: 'load', ...call }, send }) as CompiledLoad;

interface Page {
  search?: string;
  cookie?: string;
  /** Whether the browser reads cookies asynchronously too. */
  hasCookieStore?: boolean;
  /** Whether the page lies in a frame without an origin, where browsers throw. */
  refusesCookies?: boolean;
  onLine?: boolean;
  leaves?: '';
}

type Sent = [address: string, init: RequestInit];

/** Returns the requests of the script in a page. */
async function ofScript(
  load: CompiledLoad,
  { search = '', cookie = '', hasCookieStore = true, ...page }: Page,
): Promise<Sent[]> {
  const call = JSON.stringify(earlyCallOf(load, provider));
  const fetch = vi.fn(async (..._sent: Sent) => {});
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', ...values] = pair.split('=');
    return { name, value: values.join('=') };
  });
  const context = {
    ...{ URL, URLSearchParams, fetch },
    ...(hasCookieStore && { cookieStore: { getAll: async () => cookies } }),
    navigator: { onLine: page.onLine ?? true },
    location: { search, origin: 'https://x.example' },
    document: {
      get cookie() {
        if (page.refusesCookies) throw new Error('SecurityError');
        return cookie;
      },
      currentScript: { dataset: { call } },
      documentElement: { dataset: 'leaves' in page ? { leaves: '' } : {} },
    },
  };
  runInNewContext(earlyCallScript, context);
  await new Promise(setImmediate);
  return fetch.mock.calls;
}

/** Returns the requests of the app in the same page. */
async function ofApp(load: CompiledLoad, { search = '', cookie = '' }: Page): Promise<Sent[]> {
  const fetch = vi.fn(async () => new Response('{}'));
  const browser = { fetch, online: () => true, cookies: () => cookie, origin: 'https://x.example' };
  const query = Object.fromEntries([...new URLSearchParams(search)].reverse());
  await createPerform({ provider }, browser, () => ({ query }) as never)(load, {});
  return fetch.mock.calls as unknown as Sent[];
}

const plain = ([address, init]: Sent) => ({
  ...init,
  address: String(address),
  headers: Object.fromEntries(new Headers(init.headers)),
  signal: undefined,
});

it.each<[string, CompiledLoad, Page]>([
  ['a value', loadOf({}, token), { search: '?token=a%20b' }],
  ['a value without which there is a default', loadOf({}, token), {}],
  ['an empty value', loadOf({}, token), { search: '?token=' }],
  ['a repeated value', loadOf({}, token), { search: '?token=1&token=2' }],
  ['no value and no default', loadOf({}, { token: { from: '/query/token' } }), {}],
  ['cookies', loadOf({ cookies: true }, token), { cookie: 'a=1; XSRF=%3D1' }],
  ['a cookie over TLS', loadOf({ cookies: true }), { cookie: '__Host-XSRF=2' }],
  [
    'a browser that has no other way to its cookies',
    loadOf({ cookies: true }),
    { cookie: 'XSRF=3', hasCookieStore: false },
  ],
  [
    'cookies that are refused',
    loadOf({ cookies: true }),
    { hasCookieStore: false, refusesCookies: true },
  ],
  ['cookies, but none of the pair', loadOf({ cookies: true }), { cookie: 'a=1' }],
  ['headers', loadOf({ headers: { 'X-A': 'b', accept: 'text/plain' } }, token), {}],
  ['nothing', loadOf({ method: 'GET', path: '/load' }), { search: '?token=1' }],
])('is the same with %s', async (_title, load, page) => {
  const [sent, ...others] = await ofScript(load, page);
  const [expected] = await ofApp(load, page);
  expect(others).toEqual([]);
  expect(plain(sent as Sent)).toEqual(plain(expected as Sent));
});

it.each([
  ['a key', loadOf({ once: true })],
  ['a timeout', loadOf({ timeout: 100 })],
  ['parameters', loadOf({ path: '/load/{id}' })],
  ['parameters in headers', loadOf({ headers: { 'X-A': '{id}' } })],
  ['values in its address', loadOf({ method: 'GET' }, token)],
  ['values of the page', loadOf({}, { at: { from: '/now' } })],
  ['values as written', loadOf({}, { at: '1' })],
  ['a list of values', loadOf({}, [token])],
])('is left to the app with %s', (_title, load) => {
  expect(earlyCallOf(load, provider)).toBeUndefined();
});

it.each<[string, Page]>([
  ['offline', { onLine: false }],
  ['that is left for another language', { leaves: '' }],
])('is not made by a page %s', async (_title, page) => {
  expect(await ofScript(loadOf({}, token), page)).toEqual([]);
});
