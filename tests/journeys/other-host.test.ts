import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Request } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../src/sandbox/start.ts';
import { copyDatabase } from '../sandbox/copy-database.ts';
import { buildProduct } from './build-product.ts';
import { freePort } from './free-port.ts';
import { visitor } from './visitor.ts';

let folder: string;
let page: RunningSandbox;
let provider: RunningSandbox;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'other-host-'));
  const [pagePort, providerPort] = [await freePort(), await freePort()];
  const providerHost = `http://localhost:${providerPort}`;
  const forms = resolve('forms');
  const dist = join(folder, 'dist');
  for (const each of ['page', 'provider']) copyDatabase(inject('newData'), join(folder, each));
  await buildProduct({ forms, dist, providerHost });
  const quiet = { log: () => {} };
  page = await startSandbox(
    { port: pagePort, data: join(folder, 'page'), forms, dist, origins: [], providerHost },
    quiet,
  );
  provider = await startSandbox(
    { port: providerPort, data: join(folder, 'provider'), forms, origins: [page.url] },
    quiet,
  );
});

afterAll(async () => {
  await Promise.all([page?.close(), provider?.close()]);
  await rm(folder, { recursive: true, force: true });
});

describe('a provider on another host, named by PROVIDER_HOST when building', () => {
  it('gets every call, the email call without cookies, under a policy that names it', async () => {
    const tab = await visitor();
    const calls: Request[] = [];
    tab.on('request', (request) => {
      if (request.method() === 'POST') calls.push(request);
    });
    const document = await tab.goto(page.url);
    expect(document?.headers()['content-security-policy']).toContain(
      `connect-src 'self' ${provider.url};`,
    );

    await tab.context().addCookies([{ name: 'XSRF-TOKEN', value: 'secret', url: page.url }]);
    await tab.getByLabel('First Name').fill('Ada');
    await tab.getByLabel('Last Name').fill('Lovelace');
    await tab.getByLabel('Email Address', { exact: true }).fill('ada@example.com');
    await tab.getByLabel('Confirm Email Address').fill('ada@example.com');
    await tab.getByRole('checkbox').check();
    await tab.getByRole('button', { name: 'Submit' }).click();
    await tab.waitForURL('**/confirm');
    const [email] = calls;
    expect(email?.url()).toBe(`${provider.url}/publisher/signup/email`);
    const emailHeaders = (await email?.allHeaders()) ?? {};
    expect(emailHeaders).not.toHaveProperty('cookie');
    expect(emailHeaders).not.toHaveProperty('x-xsrf-token');
    expect(emailHeaders).not.toHaveProperty('referer');

    const mails = (await (await fetch(`${provider.url}/sandbox/outbox.json`)).json()) as {
      link: string;
    }[];
    expect(mails[0]?.link).toMatch(new RegExp(`^${page.url}/signup\\?token=`));
    await tab.goto(mails[0]?.link ?? '');
    await tab.getByRole('heading', { name: 'Company Info' }).waitFor();
    const load = calls.at(-1);
    expect(load?.url()).toBe(`${provider.url}/publisher/signup/load`);
    expect(await load?.allHeaders()).toMatchObject({
      cookie: expect.stringContaining('XSRF-TOKEN='),
      'x-xsrf-token': expect.any(String),
      'x-requested-with': 'XMLHttpRequest',
    });
  });
});
