// Proves that a built product makes its calls to a provider on another host, with cookies only where a call has them.
import { randomUUID } from 'node:crypto';
import type { Request } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { password, upTo } from './publisher/answers.ts';
import { field, stepHeading, submit } from './publisher/elements.ts';
import { fillSignUp } from './publisher/sign-up.ts';
import { storedDraft } from './stored-draft.ts';
import { visitor } from './visitor.ts';

const { pages, provider, sandbox } = inject('twoHosts');

/** What browsers say of pages that come without https, as those here do. */
const withoutHttps = /Cross-Origin-Opener-Policy header has been ignored/;

/** Returns the entries of one of the sandbox's own pages, which are not open to everybody here. */
async function entriesOf(page: 'outbox' | 'applications') {
  const headers = { Cookie: `sandbox-key=${sandbox.key}` };
  return (await fetch(`${sandbox.url}/sandbox/${page}.json`, { headers })).json();
}

describe('a provider on another host, named by PROVIDER_HOST when building', () => {
  it.each<[string, string, { cookie: boolean; header: boolean }]>([
    // Cookies belong to a host with all its ports.
    ['another port of its host', pages.sameHost, { cookie: true, header: true }],
    ['another host of its site', pages.sameSite, { cookie: true, header: false }],
    ['another site', pages.otherSite, { cookie: false, header: false }],
  ])('takes the application of a page on %s', async (_where, page, pair) => {
    const email = `${randomUUID()}@example.com`;
    const tab = await visitor({ expected: withoutHttps });
    const calls: Request[] = [];
    tab.on('request', (request) => {
      if (request.method() === 'POST') calls.push(request);
    });

    const document = await tab.goto(page);
    const policy = document?.headers()['content-security-policy'];
    expect(policy).toContain(`connect-src 'self' ${provider};`);
    await tab.context().addCookies([{ name: 'XSRF-TOKEN', value: 'secret', url: page }]);
    await fillSignUp(tab, email);
    await submit(tab);
    await tab.waitForURL(`${page}/confirm`);

    const mails: { to: string; link: string }[] = await entriesOf('outbox');
    const link = mails.find(({ to }) => to === email)?.link ?? '';
    expect(link).toMatch(new RegExp(`^${page}/signup\\?token=`));
    await tab.context().clearCookies();
    const { name, value } = storedDraft(link, upTo['create-login']);
    await tab.evaluate(([key, item]) => localStorage.setItem(key, item), [name, value] as const);
    await tab.goto(`${link}#create-login`);
    await stepHeading(tab, 'Create Login').waitFor();

    const login_name = `ada-${randomUUID()}`;
    await field(tab, 'Choose a Username').fill(login_name);
    await field(tab, 'Password').fill(password);
    await field(tab, 'Re-enter Password').fill(password);
    await submit(tab);
    await tab.waitForURL(`${page}/thankyou`);
    const stored: { body: object }[] = await entriesOf('applications');
    expect(stored.map(({ body }) => body)).toContainEqual(expect.objectContaining({ login_name }));

    const paths = ['email', 'load', 'save'].map((call) => `${provider}/publisher/signup/${call}`);
    expect(calls.map((call) => call.url())).toEqual(paths);
    const [asked = {}, loaded = {}, saved = {}] = await Promise.all(
      calls.map((call) => call.allHeaders()),
    );
    for (const name of ['cookie', 'x-xsrf-token', 'referer'])
      expect(asked).not.toHaveProperty(name);
    expect(loaded['x-requested-with']).toBe('XMLHttpRequest');
    expect({
      cookie: saved.cookie?.includes('XSRF-TOKEN=') ?? false,
      header: 'x-xsrf-token' in saved,
    }).toEqual(pair);
  });
});
