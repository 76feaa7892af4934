// Proves that a provider that can't start says why in one sentence, and without sandbox.json it still serves pages.
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { StartProblem } from '../../src/provider/errors/problem.ts';
import { reach } from '../../src/provider/http/reach.ts';
import { pagesAccess } from '../../src/provider/pages/ask-for-key.ts';
import { checkBuild, readSettings } from '../../src/provider/settings.ts';
import { startProvider } from '../../src/provider/start.ts';
import { welcome } from '../../src/provider/welcome.ts';
import { copyDatabase } from './copy-database.ts';
import { app, sandbox } from './provider.ts';

/** One after the other, all tests start with the same data: each database would take longer than a test. */
let data: string;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'provider-start-data-'));
  copyDatabase(inject('newData'), data);
});
afterAll(() => rm(data, { recursive: true }));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'provider-start-'));
  for (const name of ['forms', 'dist']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'forms/app.json'), JSON.stringify(app));
  await writeFile(join(folder, 'forms/sandbox.json'), JSON.stringify(sandbox));
  await writeFile(join(folder, 'dist/index.html'), '<title>Product</title>');
});
afterEach(() => rm(folder, { recursive: true }));

/** Reads and checks the settings as the program does that `npm start` runs. */
function settingsFrom(env: Record<string, string> = {}) {
  const settings = {
    PORT: '0',
    FORMS_DIR: join(folder, 'forms'),
    OUT_DIR: join(folder, 'dist'),
    DATA_DIR: data,
    ...env,
  };
  return readSettings(settings, folder);
}

/** Makes a request, and returns the status of its answer, which is read to its end: a server waits for it as it closes. */
async function statusOf(url: string, options?: RequestInit): Promise<number> {
  const response = await fetch(url, options);
  await response.arrayBuffer();
  return response.status;
}

async function start(env?: Record<string, string>) {
  const settings = settingsFrom(env);
  checkBuild(settings);
  return startProvider(settings, { log: () => {} });
}

describe('the provider says in one sentence that it cannot start when', () => {
  async function complaint(env: Record<string, string>): Promise<string> {
    const problem: unknown = await start(env).catch((error) => error);
    expect(problem).toBeInstanceOf(StartProblem);
    return (problem as StartProblem).message;
  }

  it('the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => other.once('listening', done));
    const { port } = other.address() as AddressInfo;
    expect(await complaint({ PORT: String(port) })).toContain(`Port ${port} is already in use`);
    other.close();
  });

  it('the product was not built', async () => {
    expect(await complaint({ OUT_DIR: join(folder, 'none') })).toContain('Run: npm run build');
  });

  it('the forms are missing or broken', async () => {
    expect(await complaint({ FORMS_DIR: join(folder, 'none') })).toContain("can't be read");
    await writeFile(join(folder, 'forms/sandbox.json'), '{');
    expect(await complaint({})).toContain('sandbox.json:1:2: error');
  });

  it('the data folder belongs to another provider, or cannot be written', async () => {
    const first = await start();
    expect(await complaint({})).toContain(`already in use by process ${process.pid}`);
    await first.close();
    expect(await complaint({ DATA_DIR: join(folder, 'dist/index.html') })).toContain(
      "can't be written",
    );
  });

  it('the host is none of this machine', async () => {
    expect(await complaint({ HOST: '192.0.2.1' })).toContain('no such address');
  });

  it('others get mails, and nothing says which address they lead to', async () => {
    const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.com' };
    const settings: Record<string, string>[] = [
      { ALLOWED_HOSTS: 'apply.example.com' },
      { HOST: '0.0.0.0' },
      { TRUSTED_PROXIES: '127.0.0.1' },
    ];
    for (const reached of settings) {
      expect(await complaint({ ...mail, ...reached })).toContain('PUBLIC_URL=https://apply');
    }
    await (await start(mail)).close();
  });

  it('the provider has no address', async () => {
    expect(await complaint({ PROVIDER_HOST: 'api.example.com' })).toContain(
      'must be a scheme, a host and perhaps a path',
    );
  });
});

describe('its own pages', () => {
  async function started(env: Record<string, string>) {
    const settings = settingsFrom(env);
    const running = await startProvider(settings, { log: () => {} });
    const pages = `${running.url}/sandbox/applications`;
    const statusWith = (headers: Record<string, string>, query = '') =>
      statusOf(`${pages}${query}`, { headers, redirect: 'manual' });
    return { running, pages, statusWith, said: welcome(settings, running) };
  }

  it('are open to this machine alone, and a key lets others in', async () => {
    const { running, pages, statusWith, said } = await started({});
    const forwarded = { 'X-Forwarded-For': '192.0.2.7' };
    expect(await statusWith({})).toBe(200);
    expect(await statusWith(forwarded)).toBe(401);
    expect(said).toContain(`Applications: ${pages}\n`);
    const [query] = /\?key=[\w-]{43}/.exec(said) ?? [];
    expect(await statusWith(forwarded, query)).toBe(302);
    await running.close();
  });

  it.each<[string, Record<string, string>]>([
    ['a key is set', { PAGES_KEY: 'swordfish-in-the-deep-sea' }],
    ['the server has a name for others', { ALLOWED_HOSTS: 'localhost,apply.example.com' }],
  ])('ask everybody for a key where %s', async (_why, env) => {
    const { running, pages, statusWith, said } = await started(env);
    expect(await statusWith({})).toBe(401);
    const key = env.PAGES_KEY;
    // A key that was set stands in no log.
    if (key !== undefined) expect(said).not.toContain(key);
    const [query = key ? `?key=${key}` : ''] =
      /(?<=Applications: +http\S+)\?key=[\w-]+/.exec(said) ?? [];
    expect(said).toContain(`Applications: ${pages}${key ? '' : query}\n`);
    if (!key) expect(query.slice('?key='.length)).toMatch(/.{43}/);
    expect(await statusWith({}, query)).toBe(302);
    await running.close();
  });

  it.each<[string, Record<string, string>]>([
    ['pages of others may call', { ALLOWED_ORIGINS: 'https://apply.example.com' }],
    ['others can reach it', { HOST: '0.0.0.0' }],
    ['visitors have an address', { PUBLIC_URL: 'https://apply.example.com' }],
    ['a proxy is before it', { TRUSTED_PROXIES: '127.0.0.1' }],
  ])('are not open to this machine without a key where %s', (_why, env) => {
    const settings = settingsFrom(env);
    const { isPublic } = reach({ ...settings, providerHost: app.provider.host });
    expect(pagesAccess({ pagesKey: settings.pagesKey, isPublic }).openHere).toBe(false);
  });

  it('are open where all names and origins are those of this machine', async () => {
    const env = { ALLOWED_HOSTS: 'try.localhost', ALLOWED_ORIGINS: 'http://localhost:5173' };
    const { running, statusWith } = await started(env);
    expect(await statusWith({})).toBe(200);
    await running.close();
  });
});

it('the provider answers by the host that app.json names, where the pages have another one', async () => {
  const host = 'https://api.example.com';
  await writeFile(
    join(folder, 'forms/app.json'),
    JSON.stringify({ ...app, provider: { ...app.provider, host } }),
  );
  const running = await start({ PUBLIC_URL: 'https://apply.example.com' });
  const statusAs = async (Host: string) => {
    const [answer] = await once(
      get(`${running.url}/bookings/7`, { headers: { Host } }),
      'response',
    );
    return answer.resume().statusCode;
  };
  expect(await statusAs('api.example.com')).toBe(200);
  expect(await statusAs('other.example.com')).toBe(421);
  await running.close();
});

it('the provider removes what a call keeps for some days only', async () => {
  const save = { do: 'store', keepDays: 2, answer: {} };
  await writeFile(join(folder, 'forms/sandbox.json'), JSON.stringify({ calls: { save } }));
  const countAfter = async (days: number) => {
    const now = () => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    const running = await startProvider(settingsFrom(), { log: () => {}, now });
    const count = async () =>
      (await (await fetch(`${running.url}/sandbox/applications.json`)).json()).length;
    return { running, count };
  };
  const first = await countAfter(0);
  const body = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
  expect(await statusOf(`${first.running.url}/publisher/signup/save`, body)).toBe(200);
  expect(await first.count()).toBe(1);
  await first.running.close();
  const later = await countAfter(3);
  await expect.poll(later.count).toBe(0);
  await later.running.close();
});

it('the provider serves a product without sandbox.json, without calls, and says so', async () => {
  await rm(join(folder, 'forms/sandbox.json'));
  const settings = settingsFrom();
  const running = await startProvider(settings, { log: () => {} });
  expect(welcome(settings, running)).toContain(`There is no sandbox.json in ${settings.forms}`);
  expect(await statusOf(`${running.url}/`)).toBe(200);
  const email = `${running.url}/publisher/signup/email`;
  expect(await statusOf(email, { method: 'POST', body: '{}' })).toBe(501);
  await running.close();
});
