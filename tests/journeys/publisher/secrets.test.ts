// Proves that neither token nor password is found in an address, header, storage, attribute or request without need.
import type { Request } from 'playwright';
import { describe, test } from 'vitest';
import { expect } from '../expect.ts';
import { back, button, field, next, stepHeading, submit } from './elements.ts';
import { kept } from './kept.ts';
import { failedCall, paths, play, product } from './provider.ts';
import { draftIn, invitation, openLastStep } from './wizard.ts';

const secret = 'Xyzzy-Plugh-42';

describe('Readings: the token', () => {
  test('no request but the load call carries it: no address, no Referer, no header, no body; it is in no attribute, title, storage, cookie, history entry or console; no request but the save call carries the passwords', async () => {
    const requests: Request[] = [];
    const said: string[] = [];
    const { page, invitation } = await openLastStep({
      before: async (opening) => {
        opening.on('request', (request) => requests.push(request));
        opening.on('console', (message) => said.push(message.text()));
      },
    });
    const { token } = invitation;
    await page.reload();
    await back(page);
    await expect(stepHeading(page, 'Traffic Channels')).toBeVisible();
    await next(page);
    await field(page, 'Password').fill(secret);
    await field(page, 'Re-enter Password').fill(secret);
    await draftIn(page);
    expect(await kept(page)).not.toContain(token);
    expect(await page.content()).not.toContain(token);
    await submit(page);
    await expect(page).toHaveURL(`${product}/thankyou`);
    expect(said.join()).not.toContain(token);
    const carriers = [];
    for (const request of requests) {
      const headers = await request.allHeaders();
      expect(headers.referer ?? '', request.url()).toBe('');
      const all = [request.url(), request.postData(), JSON.stringify(headers)].join();
      if (all.includes(token)) carriers.push(request);
    }
    const opened = carriers.filter((request) => request.isNavigationRequest());
    expect(opened).toHaveLength(2);
    const calls = carriers.filter((request) => !request.isNavigationRequest());
    const pathsOf = (made: Request[]) => made.map((request) => new URL(request.url()).pathname);
    expect(pathsOf(calls)).toEqual([paths.load, paths.load]);
    for (const call of calls) {
      expect(call.url()).not.toContain(token);
      expect(JSON.stringify(await call.allHeaders())).not.toContain(token);
    }
    expect(requests.every((request) => request.url().startsWith(`${product}/`))).toBe(true);
    const withPassword = requests.filter((request) =>
      `${request.url()}${request.postData()}`.includes(secret),
    );
    expect(pathsOf(withPassword)).toEqual([paths.save]);
  });

  test('the page and its answer both forbid a Referer, before the first asset is asked for', async () => {
    const { link } = await invitation();
    const response = await fetch(link, { headers: { Accept: 'text/html' } });
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const html = await response.text();
    expect(html.indexOf('name="referrer"')).toBeGreaterThan(0);
    expect(html.indexOf('name="referrer"')).toBeLessThan(html.search(/<(script|link)/));
  });
});

describe('Readings: the passwords', () => {
  test('they are in no storage, history entry, address or attribute: from the draft, while typing, on another step, after a failed submit, which hides a shown one again, so that no browser offers to remember it as text', async () => {
    const { page } = await openLastStep({ expected: failedCall, draft: { password: secret } });
    const expectNoTrace = async () => {
      await draftIn(page);
      expect(await kept(page)).not.toContain(secret);
      expect(page.url()).not.toContain(secret);
      expect(await page.content()).not.toContain(secret);
    };
    await expectNoTrace();
    await field(page, 'Password').fill(secret);
    await field(page, 'Re-enter Password').fill(secret);
    await expectNoTrace();
    await button(page, 'Show password').first().click();
    await play(page, 'save', { status: 500, body: {} });
    await submit(page);
    await expect(page.getByText('Username is taken.').first()).toBeVisible();
    await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
    await expectNoTrace();
    await back(page);
    await expect(stepHeading(page, 'Traffic Channels')).toBeVisible();
    await expectNoTrace();
    await next(page);
    await expect(field(page, 'Password')).toHaveValue(secret);
    await expectNoTrace();
  });
});
