// Proves that a built product works with an API and with the provider on another host, and behind a proxy with TLS.
import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Response } from 'playwright';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  onTestFinished,
} from 'vitest';
import { readPage } from '../../src/manual/manual.ts';
import { readSettings } from '../../src/provider/settings.ts';
import { type RunningProvider, startProvider } from '../../src/provider/start.ts';
import { createApi } from '../examples/own-api/server.mjs';
import { hashSecret } from '../provider/cheap-hash.ts';
import { copyDatabase } from '../provider/copy-database.ts';
import { type Receiver, startReceiver } from '../provider/webhook/receiver.ts';
import { freePort } from './free-port.ts';
import { password, upTo } from './publisher/answers.ts';
import { field, stepHeading, submit } from './publisher/elements.ts';
import { failedCall } from './publisher/provider.ts';
import { fillSignUp } from './publisher/sign-up.ts';
import { storedDraft } from './stored-draft.ts';
import { startTlsProxy, type TlsProxy } from './tls-proxy.ts';
import { visitor } from './visitor.ts';

const { pages, provider } = inject('twoHosts');
const links: string[] = [];
const print = (link: string) => links.push(link);

interface Seen {
  method?: string;
  path?: string;
  headers: IncomingHttpHeaders;
}

/** The requests that the API has got in this test. */
const seen: Seen[] = [];
let server: Server;

beforeAll(async () => {
  server = createApi({ pages: Object.values(pages), print });
  server.on('request', ({ method, url: path, headers }) => seen.push({ method, path, headers }));
  await new Promise<void>((resolve) => server.listen(Number(new URL(provider).port), resolve));
});
afterAll(() => server.close());
beforeEach(() => void seen.splice(0));

/** What browsers say of pages that come without https, as those here do. */
const withoutHttps = /Cross-Origin-Opener-Policy header has been ignored/;

/** Returns the requests of a call by its method. */
const seenOf = (call: string, method: string) =>
  seen.filter((one) => one.path === `/publisher/signup/${call}` && one.method === method);

const pairOf = ({ headers }: Seen) => ({
  cookie: headers.cookie?.includes('XSRF-TOKEN=') ?? false,
  header: 'x-xsrf-token' in headers,
});

const askedHeaders = ({ headers }: Seen) => headers['access-control-request-headers'];

const manual = readFileSync('forms/manual/own-api-in-browsers.md', 'utf8');

/** Returns the headers that the manual lists for the preflight of a call, without and with the anti-forgery header. */
function listed(call: string, withPair: boolean): string | undefined {
  const row = new RegExp(
    `^\\| \`${call}\` \\| \`([^\`]+)\` \\| (?:\`([^\`]+)\`|the same) \\|$`,
    'm',
  );
  const [, plain, paired = plain] = row.exec(manual) ?? [];
  return withPair ? paired : plain;
}

const cookie = { name: 'XSRF-TOKEN', value: 'secret' };

/** Signs up on the page that is open, follows the link of the mail, and submits the application. */
async function apply(tab: Page, page: string, mailedLink: (email: string) => Promise<string>) {
  const email = `${randomUUID()}@example.com`;
  await fillSignUp(tab, email);
  await submit(tab);
  await tab.waitForURL(`${page}/confirm`);
  const link = await mailedLink(email);
  expect(link).toMatch(new RegExp(`^${page}/signup\\?token=`));
  const { name, value } = storedDraft(link, upTo['create-login']);
  await tab.evaluate(([key, item]) => localStorage.setItem(key, item), [name, value] as const);
  await tab.goto(`${link}#create-login`);
  await stepHeading(tab, 'Create Login').waitFor();
  await field(tab, 'Choose a Username').fill(email);
  await field(tab, 'Password').fill(password);
  await field(tab, 'Re-enter Password').fill(password);
  await submit(tab);
  await tab.waitForURL(`${page}/thankyou`);
}

it.each<[string, string, ReturnType<typeof pairOf>]>([
  // Cookies belong to a host with all its ports.
  ['another port of its host', pages.sameHost, { cookie: true, header: true }],
  ['another host of its domain', pages.sameSite, { cookie: true, header: false }],
  ['another domain', pages.otherSite, { cookie: false, header: false }],
])('an application from a page on %s', async (_where, page, pair) => {
  const tab = await visitor({ expected: withoutHttps });
  const document = await tab.goto(page);
  const policy = document?.headers()['content-security-policy'];
  expect(policy).toContain(`connect-src 'self' ${provider};`);
  await tab.context().addCookies([{ ...cookie, url: provider }]);
  await apply(tab, page, async () => links.at(-1) ?? '');

  for (const call of ['email', 'load', 'save']) {
    const [sent, ...others] = seenOf(call, 'POST');
    expect(others).toEqual([]);
    expect(sent?.headers.origin).toBe(page);
    expect(sent?.headers).not.toHaveProperty('referer');
    const expected = call === 'email' ? { cookie: false, header: false } : pair;
    expect(sent && pairOf(sent), call).toEqual(expected);
    expect(seenOf(call, 'OPTIONS').map(askedHeaders)).toEqual([listed(call, expected.header)]);
  }
});

it('a page on another host of the domain repeats a cookie of the whole domain', async () => {
  const tab = await visitor({ expected: withoutHttps });
  await tab.context().addCookies([{ ...cookie, domain: '.example.com', path: '/' }]);
  await tab.goto(`${pages.sameSite}/signup?token=unknown`);
  await tab.waitForURL(`${pages.sameSite}/error`);
  const [sent] = seenOf('load', 'POST');
  expect(sent && pairOf(sent)).toEqual({ cookie: true, header: true });
  expect(seenOf('load', 'OPTIONS').map(askedHeaders)).toEqual([listed('load', true)]);
});

describe('the provider, as the README deploys it,', () => {
  let folder: string;
  let running: RunningProvider | undefined;
  const proxies: TlsProxy[] = [];
  let receiver: Receiver;
  beforeAll(async () => {
    await new Promise((done) => server.close(done));
    folder = await mkdtemp(join(tmpdir(), 'deployed-'));
    receiver = await startReceiver();
    copyDatabase(inject('newData'), join(folder, 'data'));
  });
  afterEach(async () => {
    await Promise.all(proxies.splice(0).map((proxy) => proxy.close()));
    await running?.close();
    running = undefined;
  });
  afterAll(async () => {
    await receiver.close();
    await rm(folder, { recursive: true });
  });

  /** Starts the provider with these settings; the others are those of an environment without any. */
  async function start(env: Record<string, string>) {
    const settings = readSettings(
      {
        FORMS_DIR: 'forms',
        DATA_DIR: join(folder, 'data'),
        OUT_DIR: '',
        WEBHOOK_URL: receiver.url,
        WEBHOOK_SECRETS: `whsec_${randomBytes(32).toString('base64')}`,
        ...env,
      },
      folder,
    );
    running = await startProvider(settings, { log: () => {}, hashSecret });
    const { url, pages: own } = running;
    const sandbox = (page: string, key = '') =>
      fetch(`${url}/sandbox/${page}.json${key && `?key=${key}`}`, { redirect: 'manual' });
    const mailedLink = async (email: string) => {
      const entered = await sandbox('outbox', own.key);
      const headers = { Cookie: entered.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
      const mails = await (await fetch(`${url}/sandbox/outbox.json`, { headers })).json();
      return mails.find(({ to }: { to: string }) => to === email)?.link ?? '';
    };
    return { url, sandbox, mailedLink, key: own.key };
  }

  /** Sends the newest application to its receiver once more, by the button of the deliveries at an address. */
  async function sendAgain(tab: Page, address: string, key: string) {
    await tab.goto(`${address}/sandbox/deliveries?key=${key}`);
    const newest = tab.getByRole('heading', { name: /^Webhook/ }).first();
    await expect
      .poll(async () => {
        await tab.reload();
        return newest.textContent();
      })
      .toContain('Delivered');
    const { length } = receiver.received;
    await tab
      .getByRole('button', { name: /^Send again: webhook/ })
      .first()
      .click();
    await tab.waitForURL(`${address}/sandbox/deliveries`);
    await expect.poll(() => receiver.received.length).toBe(length + 1);
    const [first, again] = receiver.received.slice(-2);
    expect(again?.id).toBe(first?.id);
  }

  it.each([
    ['on another domain', 'apply.example.org', []],
    [
      'that reads a cookie of the whole domain',
      'apply.example.com',
      [{ ...cookie, domain: '.example.com', path: '/' }],
    ],
  ])(
    'takes an application with TLS on both hosts from a page %s',
    async (_which, host, cookies) => {
      const secure = provider.replace('http:', 'https:');
      const port = await freePort();
      const proxied = { isConfigured: true, folder };
      const front = await startTlsProxy({
        ...proxied,
        to: Number(new URL(pages.sameSite).port),
        host,
        // The pages were built for the address without TLS.
        rewrite: (text) => text.replaceAll(provider, secure),
      });
      proxies.push(front);
      const calls = { port: Number(new URL(provider).port), to: port, host: 'api.example.com' };
      proxies.push(await startTlsProxy({ ...proxied, ...calls }));
      const page = `https://${host}:${front.port}`;
      const { mailedLink, sandbox, key } = await start({
        PORT: String(port),
        PUBLIC_URL: page,
        PROVIDER_HOST: secure,
        TRUSTED_PROXIES: '127.0.0.1',
      });
      const tab = await visitor({ ignoreHTTPSErrors: true });
      await tab.context().addCookies(cookies);
      const answers: Response[] = [];
      tab.on('response', (answer) => answers.push(answer));
      await tab.goto(page);
      await apply(tab, page, mailedLink);

      const refused = answers.filter((answer) => answer.status() >= 400);
      expect(refused.map((answer) => answer.url())).toEqual([]);
      const saved = answers.find(
        (answer) => answer.url().endsWith('/save') && answer.request().method() === 'POST',
      );
      expect(saved?.url()).toBe(`${secure}/publisher/signup/save`);
      expect(saved?.status()).toBe(200);
      const sent = await saved?.request().allHeaders();
      // Browsers keep and send no cookie of the provider on pages of another domain.
      const isSameDomain = host.endsWith('.example.com');
      expect(sent?.cookie?.includes('__Host-XSRF-TOKEN=') ?? false).toBe(isSameDomain);
      expect(sent?.['x-xsrf-token']).toBe(cookies[0]?.value);
      const own = (await tab.context().cookies(secure)).filter(
        ({ name }) => name === '__Host-XSRF-TOKEN',
      );
      const kept = { domain: 'api.example.com', secure: true, sameSite: 'Lax' };
      expect(own).toMatchObject(isSameDomain ? [kept] : []);
      expect((await sandbox('applications')).status).toBe(401);
      await sendAgain(tab, secure, key);
    },
  );

  it.each([
    ['as the README configures it', true],
    ['without any setting of its own', false],
  ])('takes an application behind a proxy with TLS %s', async (_how, isConfigured) => {
    const port = await freePort();
    const proxy = await startTlsProxy({
      to: port,
      host: 'apply.example.com',
      isConfigured,
      folder,
    });
    proxies.push(proxy);
    const page = `https://apply.example.com:${proxy.port}`;
    const dist = join(inject('buildFolders').forms ?? '', 'dist');
    const { mailedLink, key } = await start({
      PORT: String(port),
      PUBLIC_URL: page,
      OUT_DIR: dist,
      TRUSTED_PROXIES: isConfigured ? '127.0.0.1' : '',
      CALLS_PER_MINUTE: '6',
    });
    const tab = await visitor({ ignoreHTTPSErrors: true, expected: failedCall });
    await tab.goto(page);
    await apply(tab, page, mailedLink);
    const seenPages = await tab.goto(`${page}/sandbox/applications.json`);
    expect(seenPages?.status()).toBe(401);
    await sendAgain(tab, page, key);
    await tab.goto(page);
    const statuses = await tab.evaluate(async () => {
      const answers = [];
      for (let call = 0; call < 8; call++) {
        // An address that is made up uses up the calls of its own address all the same.
        const headers = {
          'Content-Type': 'application/json',
          'X-Forwarded-For': `198.51.100.${call}`,
        };
        answers.push(
          (await fetch('/publisher/signup/load', { method: 'POST', headers, body: '{}' })).status,
        );
      }
      return answers;
    });
    expect(statuses.at(-1)).toBe(429);
  });
});

it('an application to the example, which the commands of the manual start', async () => {
  const [start] = readPage('your-own-api.md').sections;
  const [, code = ''] = /```sh\n([\s\S]*?)\n```/.exec(start?.text ?? '') ?? [];
  const commands = code
    .replaceAll('http://localhost:8080', provider)
    .replaceAll('8080', new URL(provider).port)
    .replaceAll('http://localhost:4173', pages.sameHost)
    .split('\n');
  const [, program = ''] = /^node (.*)/.exec(commands[0] ?? '') ?? [];
  // The pages of this test are built with the setting of the second command.
  expect(commands.slice(1)).toEqual([`PROVIDER_HOST=${provider} npm start`]);
  const example = spawn(process.execPath, program.split(' '));
  onTestFinished(() => void example.kill());
  let printed = '';
  example.stdout.on('data', (data) => {
    printed += data;
  });
  await expect.poll(() => printed).toContain('listens on port');
  const tab = await visitor({ expected: withoutHttps });
  await tab.goto(pages.sameHost);
  await apply(tab, pages.sameHost, async () => /http\S+token=\S+/.exec(printed)?.[0] ?? '');
});
