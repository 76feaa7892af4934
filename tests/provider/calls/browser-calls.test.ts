// Proves that browsers call the provider from allowed origins alone, and store nothing without the anti-forgery pair.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../src/definition/files/call.ts';
import {
  app,
  emailPath,
  loadPath,
  openProvider,
  type Provider,
  savePath,
  visitor,
} from '../provider.ts';

const trial = 'http://localhost:5000';
let provider: Provider;
let token = '';
beforeAll(async () => {
  provider = await openProvider({ origins: [trial] });
  await provider.post(emailPath, visitor);
  token = new URL(await provider.newestLink()).searchParams.get('token') ?? '';
});
afterAll(() => provider.database.close());

async function csrfCookie(headers = {}): Promise<string> {
  const answer = await provider.post(loadPath, { token }, headers);
  return answer.headers.get('Set-Cookie') ?? '';
}

describe('the anti-forgery pair', () => {
  it('comes with the answer to a valid token, for the page to read', async () => {
    expect(await csrfCookie()).toMatch(/^XSRF-TOKEN=[\w-]{43}\.[\w-]{43}; Path=\/; SameSite=Lax$/);
  });

  it('stays the same for a second tab', async () => {
    const pair = (await csrfCookie()).split(';')[0] ?? '';
    expect(await csrfCookie({ Cookie: pair })).toContain(pair);
    expect(await csrfCookie({ Cookie: 'XSRF-TOKEN=guessed' })).not.toContain('guessed');
  });

  it('never leaves TLS where the page came by it, and other hosts of the domain can not set it', async () => {
    const { post } = await openProvider({ database: provider.database, hosts: ['try.example'] });
    const url = `https://try.example${loadPath}`;
    const cookie = (await post(url, { token })).headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(
      /^__Host-XSRF-TOKEN=[\w-]{43}\.[\w-]{43}; Path=\/; Secure; SameSite=Lax$/,
    );
    const [pair = ''] = cookie.split(';');
    const Cookie = `XSRF-TOKEN=planted; ${pair}`;
    const value = pair.split('=')[1] ?? '';
    const save = (headers = {}) => post(savePath, { login_name: 'tls' }, { Cookie, ...headers });
    expect((await save({ 'X-XSRF-TOKEN': 'planted' })).status).toBe(403);
    expect((await save({ 'X-XSRF-TOKEN': value })).status).toBe(200);
    const planted = (await csrfCookie()).split(';')[0] ?? '';
    const { headers } = await post(url, { token }, { Cookie: planted });
    expect(headers.get('Set-Cookie')).toMatch(/^__Host-XSRF-TOKEN=/);
    expect(headers.get('Set-Cookie')).not.toContain(planted);
    const below = await openProvider({ database: provider.database, basePath: '/apply' });
    const answer = await below.post(`https://localhost/apply${loadPath}`, { token });
    expect(answer.headers.get('Set-Cookie')).toMatch(
      /^__Secure-XSRF-TOKEN=\S+ Path=\/apply; Secure;/,
    );
  });

  it('is not set where the definition has none, or the call no cookies', async () => {
    const options = { database: provider.database };
    const plain = await openProvider({ ...options, app: { ...app, provider: { host: '' } } });
    expect((await plain.post(loadPath, { token })).headers.get('Set-Cookie')).toBeNull();
    const load = { ...(app.calls.load as Call), cookies: false };
    const closed = await openProvider({
      ...options,
      app: { ...app, calls: { ...app.calls, load } },
    });
    expect((await closed.post(loadPath, { token })).headers.get('Set-Cookie')).toBeNull();
  });

  it('must be complete when something is stored', async () => {
    const pair = (await csrfCookie()).split(';')[0] ?? '';
    const value = pair.split('=')[1] ?? '';
    const save = async (login_name: string, headers = {}) =>
      (await provider.post(savePath, { login_name }, headers)).status;
    expect(await save('a', { Cookie: pair })).toBe(403);
    expect(await save('a', { Cookie: pair, 'X-XSRF-TOKEN': `${value}x` })).toBe(403);
    expect(await save('a', { Cookie: pair, 'X-XSRF-TOKEN': value })).toBe(200);
  });

  it('is not asked of a call without cookies, with which browsers send them to their own host all the same', async () => {
    const body = new FormData();
    body.append('file', new File(['text'], 'a.txt'), 'a.txt');
    const pair = (await csrfCookie()).split(';')[0] ?? '';
    const request = { method: 'POST', body, headers: { Cookie: pair } };
    expect((await provider.server.request('/files', request)).status).toBe(201);
  });

  it('is not asked of a tool that has no cookie', async () => {
    expect((await provider.post(savePath, { login_name: 'curl' })).status).toBe(200);
  });

  it('is not asked of an allowed page on another host, which can not read the cookie', async () => {
    const origin = 'https://apply.example.com';
    const save = async (origins: string[], headers: Record<string, string>) => {
      const { post } = await openProvider({ database: provider.database, origins });
      const pair = (await csrfCookie()).split(';')[0] ?? '';
      return (await post(savePath, {}, { Cookie: pair, ...headers })).status;
    };
    expect(await save([origin], { Origin: origin })).toBe(200);
    expect(await save([], { Origin: origin })).toBe(403);
    expect(await save([origin], { Origin: 'https://evil.example.com' })).toBe(403);
    expect(await save([origin], { Origin: 'null' })).toBe(403);
    expect(await save([origin], {})).toBe(403);
  });

  it.each(['http://localhost', trial])('is asked of a page of its own host, %s', async (Origin) => {
    const pair = (await csrfCookie()).split(';')[0] ?? '';
    const value = pair.split('=')[1] ?? '';
    const save = async (headers = {}) =>
      (await provider.post(savePath, {}, { Origin, Cookie: pair, ...headers })).status;
    expect(await save()).toBe(403);
    expect(await save({ 'X-XSRF-TOKEN': value })).toBe(200);
  });

  it('can not be made up by another site', async () => {
    const planted = { Cookie: 'XSRF-TOKEN=abc', 'X-XSRF-TOKEN': 'abc' };
    expect((await provider.post(savePath, { login_name: 'b' }, planted)).status).toBe(403);
    const guessed = `${'x'.repeat(43)}.${'y'.repeat(43)}`;
    expect(await csrfCookie({ Cookie: `XSRF-TOKEN=${guessed}` })).not.toContain(guessed);
  });

  it('explains itself when it is missing', async () => {
    const answer = await provider.post(savePath, {}, { Cookie: 'XSRF-TOKEN=abc' });
    expect((await answer.json()).error).toMatch(/cookie XSRF-TOKEN.*header X-XSRF-TOKEN/);
  });
});

describe('a product on another origin', () => {
  const preflight = (path: string, origin: string) =>
    provider.server.request(path, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,x-requested-with,x-xsrf-token',
      },
    });

  it('may call when ALLOWED_ORIGINS lists it, with cookies where the call has them', async () => {
    const { status, headers } = await preflight(savePath, trial);
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Origin')).toBe(trial);
    expect(headers.get('Access-Control-Allow-Credentials')).toBe('true');
    expect(headers.get('Access-Control-Allow-Methods')).toBe('POST');
    expect(headers.get('Access-Control-Allow-Headers')).toContain('x-xsrf-token');
    const email = await preflight(emailPath, trial);
    expect(email.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });

  it('can read every answer, also errors', async () => {
    const headers = { Origin: trial };
    const answers = [
      await provider.post(loadPath, { token }, headers),
      await provider.post(savePath, 'no json', headers),
      await provider.post(
        savePath,
        { a: 'x'.repeat(300_000) },
        { ...headers, 'Content-Length': '300009' },
      ),
      await provider.post(savePath, {}, { ...headers, Cookie: 'XSRF-TOKEN=abc' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 413, 403]);
    for (const answer of answers) {
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(trial);
      expect(answer.headers.get('Vary')).toContain('Origin');
    }
  });

  it('is where the mail leads back to', async () => {
    await provider.post(emailPath, visitor, { Origin: trial });
    expect(await provider.newestLink()).toMatch(/^http:\/\/localhost:5000\/signup\?token=/);
  });

  it('may not call when it is not listed', async () => {
    const { headers } = await preflight(savePath, 'http://localhost:5001');
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    const nobody = await openProvider({ database: provider.database });
    const answer = await nobody.post(loadPath, { token }, { Origin: trial });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(answer.status).toBe(403);
    expect((await answer.json()).error).toContain('ALLOWED_ORIGINS');
    expect((await provider.post(savePath, {}, { Origin: 'null' })).status).toBe(403);
  });
});

it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
  'a body of the type "%s", which forms of other sites can send, is refused',
  async (type) => {
    const answer = await provider.post(
      savePath,
      { login_name: 'forged' },
      { 'Content-Type': type },
    );
    expect(answer.status).toBe(415);
    expect((await answer.json()).error).toContain('application/json');
  },
);
