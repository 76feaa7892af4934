// Proves that the provider of a product below a path has calls, pages, cookies and mailed links below that path alone.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { app, emailPath, loadPath, openProvider, type Provider, visitor } from './provider.ts';

const pages = { key: 'swordfish', openHere: false };
const openApi = async (host: string) => ({ servers: [{ url: host }] });
const html = { Accept: 'text/html' };

let folder: string;
let provider: Provider;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'below-'));
  await writeFile(join(folder, 'index.html'), 'first');
  await writeFile(join(folder, '404.html'), 'nothing');
  provider = await openProvider({ basePath: '/apply', dist: folder, pages, openApi });
});
afterAll(async () => {
  await provider.database.close();
  await rm(folder, { recursive: true });
});

/** Asks for a mail, and opens its link by a call. */
async function openLink(calls: string, on = provider) {
  await on.post(`https://forms.example${calls}${emailPath}`, visitor, {
    Origin: 'https://forms.example',
  });
  const cookie = 'sandbox-key=swordfish';
  const answer = await on.get('/apply/sandbox/outbox.json', { Cookie: cookie });
  const [{ link }] = await answer.json();
  const token = new URL(link).searchParams.get('token');
  return { link, opened: await on.post(`${calls}${loadPath}`, { token }) };
}

describe('a provider below a path', () => {
  it('mails links to the product, and sets a cookie that other products of the host do not get', async () => {
    const open = await openProvider({
      basePath: '/apply',
      pages,
      hosts: ['forms.example'],
      database: provider.database,
    });
    const { link, opened } = await openLink('/apply', open);
    expect(link).toMatch(/^https:\/\/forms\.example\/apply\/signup\?token=/);
    expect(opened.headers.get('Set-Cookie')).toMatch(/^XSRF-TOKEN=[^;]+; Path=\/apply; /);
  });

  it('answers nothing outside its path, and leads from the root of the host to the product', async () => {
    expect((await provider.post(emailPath, visitor)).status).toBe(404);
    for (const path of ['/sandbox/outbox', '/applyed', '/signup']) {
      expect((await provider.get(path, html)).status, path).toBe(404);
    }
    expect((await provider.get('/', html)).headers.get('Location')).toBe('/apply/');
  });

  it('serves the files of the product, and its page for unknown addresses', async () => {
    expect(await (await provider.get('/apply/', html)).text()).toBe('first');
    const unknown = await provider.get('/apply/none', html);
    expect([unknown.status, await unknown.text()]).toEqual([404, 'nothing']);
  });

  it('restricts its own pages, which link to each other and to the product', async () => {
    expect((await provider.get('/apply/sandbox/outbox')).status).toBe(401);
    const entered = await provider.get('/apply/sandbox/outbox?key=swordfish');
    expect(entered.headers.get('Location')).toBe('/apply/sandbox/outbox');
    const set = entered.headers.get('Set-Cookie');
    expect(set).toContain('Path=/apply/sandbox;');
    const cookie = { Cookie: 'sandbox-key=swordfish' };
    for (const page of ['', '/outbox', '/applications', '/files', '/none']) {
      const answer = await provider.get(`/apply/sandbox${page}`, cookie);
      const text = await answer.text();
      const links = [...text.matchAll(/href="(\/[^"]*)"/g)].map(([, link]) => link);
      const stray = [answer.headers.get('Location') ?? '/apply/', ...links].filter(
        (link) => !link?.startsWith('/apply/'),
      );
      expect(stray, page).toEqual([]);
    }
    const description = await provider.get('/apply/sandbox/openapi.json', cookie);
    expect(await description.json()).toEqual({ servers: [{ url: '/apply' }] });
  });

  it.each([
    ['https://api.example/v2/', '/v2', '/'],
    ['/apply/api', '/apply/api', '/apply'],
    ['/', '', '/'],
  ])('answers calls below the path of PROVIDER_HOST=%s', async (providerHost, path, cookiePath) => {
    const { database } = provider;
    const other = await openProvider({
      app,
      basePath: '/apply',
      providerHost,
      pages,
      hosts: ['forms.example'],
      database,
    });
    const { link, opened } = await openLink(path, other);
    expect(link).toMatch(/^https:\/\/forms\.example\/apply\/signup/);
    expect(opened.headers.get('Set-Cookie')).toContain(`Path=${cookiePath}; `);
    expect((await other.post(`/elsewhere${emailPath}`, visitor)).status).toBe(404);
  });
});
