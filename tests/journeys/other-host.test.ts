// Proves that a built product makes its calls to an API on another host, with the preflights and cookies of its manual.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { createApi } from '../examples/own-api/server.mjs';
import { password, upTo } from './publisher/answers.ts';
import { field, stepHeading, submit } from './publisher/elements.ts';
import { fillSignUp } from './publisher/sign-up.ts';
import { storedDraft } from './stored-draft.ts';
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

const manual = readFileSync('forms/manual/your-own-api.md', 'utf8');

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

it.each<[string, string, ReturnType<typeof pairOf>]>([
  // Cookies belong to a host with all its ports.
  ['another port of its host', pages.sameHost, { cookie: true, header: true }],
  ['another host of its domain', pages.sameSite, { cookie: true, header: false }],
  ['another domain', pages.otherSite, { cookie: false, header: false }],
])('an application from a page on %s', async (_where, page, pair) => {
  const email = `${randomUUID()}@example.com`;
  const tab = await visitor({ expected: withoutHttps });
  const document = await tab.goto(page);
  const policy = document?.headers()['content-security-policy'];
  expect(policy).toContain(`connect-src 'self' ${provider};`);
  await tab.context().addCookies([{ ...cookie, url: provider }]);
  await fillSignUp(tab, email);
  await submit(tab);
  await tab.waitForURL(`${page}/confirm`);

  const link = links.at(-1) ?? '';
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
