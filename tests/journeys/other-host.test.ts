import type { Request } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { visitor } from './visitor.ts';

const { page, provider } = inject('twoHosts');

describe('a provider on another host, named by PROVIDER_HOST when building', () => {
  it('gets every call, the email call without cookies, under a policy that names it', async () => {
    const tab = await visitor();
    const calls: Request[] = [];
    tab.on('request', (request) => {
      if (request.method() === 'POST') calls.push(request);
    });
    const document = await tab.goto(page);
    expect(document?.headers()['content-security-policy']).toContain(
      `connect-src 'self' ${provider};`,
    );

    await tab.context().addCookies([{ name: 'XSRF-TOKEN', value: 'secret', url: page }]);
    await tab.getByLabel('First Name').fill('Ada');
    await tab.getByLabel('Last Name').fill('Lovelace');
    await tab.getByLabel('Email Address', { exact: true }).fill('ada@example.com');
    await tab.getByLabel('Confirm Email Address').fill('ada@example.com');
    await tab.getByRole('checkbox').check();
    await tab.getByRole('button', { name: 'Submit' }).click();
    await tab.waitForURL('**/confirm');
    const [email] = calls;
    expect(email?.url()).toBe(`${provider}/publisher/signup/email`);
    const emailHeaders = (await email?.allHeaders()) ?? {};
    expect(emailHeaders).not.toHaveProperty('cookie');
    expect(emailHeaders).not.toHaveProperty('x-xsrf-token');
    expect(emailHeaders).not.toHaveProperty('referer');

    const mails = (await (await fetch(`${provider}/sandbox/outbox.json`)).json()) as {
      link: string;
    }[];
    expect(mails[0]?.link).toMatch(new RegExp(`^${page}/signup\\?token=`));
    await tab.goto(mails[0]?.link ?? '');
    await tab.getByRole('heading', { name: 'Company Info' }).waitFor();
    const load = calls.at(-1);
    expect(load?.url()).toBe(`${provider}/publisher/signup/load`);
    expect(await load?.allHeaders()).toMatchObject({
      cookie: expect.stringContaining('XSRF-TOKEN='),
      'x-xsrf-token': expect.any(String),
      'x-requested-with': 'XMLHttpRequest',
    });
  });
});
