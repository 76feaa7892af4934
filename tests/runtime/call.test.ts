// Proves that a call reaches its address with the body, cookies and headers of its definition, and has one named end.
import { describe, expect, it, vi } from 'vitest';
import type { CompiledCall } from '../../src/compiled/call.ts';
import { makeCall } from '../../src/runtime/call.ts';

const call: CompiledCall = { name: 'save', method: 'POST', path: 'publisher/save' };
const provider = { host: '', csrf: { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' } };

function play(
  answer: Response | Error = new Response('{}'),
  browser: Partial<{ online: boolean; cookies: string; readCookies: () => string }> = {},
) {
  const fetch = vi.fn(async (_url: URL, _init: RequestInit) => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const environment = {
    fetch: fetch as unknown as typeof globalThis.fetch,
    online: () => browser.online ?? true,
    cookies: browser.readCookies ?? (() => browser.cookies ?? ''),
    origin: 'https://apply.example',
  };
  return {
    fetch,
    make: (own: Partial<CompiledCall> = {}, request = {}, host = '') =>
      makeCall({ ...call, ...own }, { ...provider, host }, request, environment),
    sent: () => {
      const [url, init] = fetch.mock.calls[0] ?? [];
      return { url: String(url), ...init, headers: new Headers(init?.headers) };
    },
  };
}

describe('where a call goes', () => {
  it.each([
    ['the origin of the page when no host is set', '', 'save', 'https://apply.example/save'],
    ['the host', 'https://api.example', '/save', 'https://api.example/save'],
    ['the host, slash or not', 'https://api.example', 'a/save', 'https://api.example/a/save'],
    ['a path of the page’s host', '/apply', '/save', 'https://apply.example/apply/save'],
    ['a path below the host', 'https://api.example/v2', '/save', 'https://api.example/v2/save'],
  ])('%s', async (_title, host, path, url) => {
    const { make, sent } = play();
    await make({ path }, {}, host);
    expect(sent().url).toBe(url);
  });
});

describe('what a call carries', () => {
  it('an object as JSON', async () => {
    const { make, sent } = play();
    await make({}, { send: { a: 'ä' } });
    expect(sent().body).toBe('{"a":"ä"}');
    expect(sent().headers.get('content-type')).toBe('application/json');
  });

  it('headers with parameters of the request, in characters that a header can have', async () => {
    const { make, sent } = play();
    const headers = { Authorization: 'Bearer {token}', 'X-Of': 'page {token}' };
    await make({ headers }, { params: { token: 'a+b/c==, ü\r\n' } });
    expect(sent().headers.get('authorization')).toBe('Bearer a+b/c==,%20%C3%BC%0D%0A');
  });

  it('no header without its value: no call is made', async () => {
    const { fetch, make } = play();
    const headers = { Authorization: 'Bearer {token}' };
    expect(await make({ headers }, { params: { token: undefined } })).toEqual({
      end: 'status',
      status: 404,
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('the query string when it is a GET', async () => {
    const { make, sent } = play();
    await make({ method: 'GET' }, { send: { q: 'a b', list: [1, 2], none: null } });
    expect(sent().url).toBe('https://apply.example/publisher/save?q=a+b&list=1&list=2');
    expect(sent().body).toBeUndefined();
  });

  it('its own headers', async () => {
    const { make, sent } = play();
    await make({ headers: { 'X-Requested-With': 'XMLHttpRequest' } });
    expect(sent().headers.get('x-requested-with')).toBe('XMLHttpRequest');
  });

  it.each(['__Host-', '__Secure-'])(
    'the anti-forgery header of a cookie with the prefix %s',
    async (prefix) => {
      const cookies = `XSRF-TOKEN=planted; ${prefix}XSRF-TOKEN=t`;
      const { make, sent } = play(undefined, { cookies });
      await make({ cookies: true });
      expect(sent().headers.get('x-xsrf-token')).toBe('t');
    },
  );

  it('cookies and the anti-forgery header when it says so', async () => {
    const { make, sent } = play(undefined, { cookies: 'a=1; XSRF-TOKEN=t%2F1; b=2' });
    await make({ cookies: true });
    expect(sent().credentials).toBe('include');
    expect(sent().headers.get('x-xsrf-token')).toBe('t/1');
  });

  it('neither of them otherwise', async () => {
    const { make, sent } = play(undefined, { cookies: 'XSRF-TOKEN=t' });
    await make();
    expect(sent().credentials).toBe('omit');
    expect(sent().headers.has('x-xsrf-token')).toBe(false);
  });

  it('no anti-forgery header where the browser refuses to read cookies', async () => {
    const readCookies = () => {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    };
    const { make, sent } = play(undefined, { readCookies });
    expect(await make({ cookies: true })).toMatchObject({ end: 'success' });
    expect(sent().headers.has('x-xsrf-token')).toBe(false);
  });

  it('never the address of the page', async () => {
    const { make, sent } = play();
    await make();
    expect(sent().referrerPolicy).toBe('no-referrer');
  });
});

describe('how a call ends', () => {
  const read = { errors: '/errors' };

  it.each([
    ['success', '{"data":1}'],
    ['success', '{"errors":null}'],
    ['success', '{"errors":false}'],
    ['success', '{"errors":[]}'],
    ['success', '{"errors":{}}'],
    ['success', '{"errors":""}'],
    ['errors', '{"errors":["a"]}'],
    ['errors', '{"errors":{"name":"b"}}'],
    ['errors', '{"errors":"c"}'],
    ['errors', '{"errors":true}'],
    ['errors', '{"errors":0}'],
    ['unreadable', '<html>'],
    ['unreadable', ''],
  ])('%s when the body is %s', async (end, body) => {
    expect((await play(new Response(body)).make(read)).end).toBe(end);
  });

  it('a status with the reason in its body, if that is JSON', async () => {
    const refused = Response.json({ reason: 'Full' }, { status: 422 });
    expect(await play(refused).make()).toMatchObject({ status: 422, body: { reason: 'Full' } });
    const broken = new Response('{"rea', {
      status: 422,
      headers: { 'Content-Type': 'application/json' },
    });
    expect(await play(broken).make()).toEqual({ end: 'status', status: 422 });
    expect(await play(new Response('<html>', { status: 422 })).make()).toEqual({
      end: 'status',
      status: 422,
    });
  });

  it('success whatever the body is, when nothing is read of it', async () => {
    expect((await play(new Response('<html>')).make()).end).toBe('success');
  });

  it('unreadable when the body is not of the promised shape', async () => {
    const response = (body: unknown) => typeof body === 'object';
    expect((await play(new Response('3')).make({ response })).end).toBe('unreadable');
  });

  it.each([[400], [409], [500]])(
    'a failure of status %i, whatever the body says',
    async (status) => {
      const result = await play(new Response('{"errors":["a"]}', { status })).make(read);
      expect(result).toEqual({ end: 'status', status });
    },
  );

  it.each([
    ['30', 30],
    [new Date(Date.now() + 3_600_000).toUTCString(), expect.closeTo(3600, -2)],
    [new Date(0).toUTCString(), undefined],
    ['soon', undefined],
    ['-5', undefined],
    ['', undefined],
  ])('a failure after which Retry-After is %s', async (header, retryAfter) => {
    const headers = { 'Retry-After': header };
    const result = await play(new Response('', { status: 429, headers })).make(read);
    expect(result).toEqual({ end: 'status', status: 429, retryAfter });
  });

  it('a failure after which Retry-After is an HTTP date, by the clock of the provider', async () => {
    const headers = {
      Date: 'Fri, 27 Nov 2020 10:00:00 GMT',
      'Retry-After': 'Fri, 27 Nov 2020 10:02:00 GMT',
    };
    const result = await play(new Response('', { status: 503, headers })).make(read);
    expect(result).toEqual({ end: 'status', status: 503, retryAfter: 120 });
  });

  it('network when no answer came', async () => {
    expect(await play(new TypeError('Failed to fetch')).make()).toEqual({ end: 'network' });
  });

  it('timeout when it took longer than it may', async () => {
    const late = new DOMException('late', 'TimeoutError');
    expect(await play(late).make({ timeout: 10 })).toEqual({ end: 'timeout' });
  });

  it('offline, without a request, while the browser knows itself offline', async () => {
    const { make, fetch } = play(undefined, { online: false });
    expect(await make()).toEqual({ end: 'offline' });
    expect(fetch).not.toHaveBeenCalled();
  });
});
