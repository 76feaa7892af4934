import type { Request } from 'playwright';
import { describe, test } from 'vitest';
import { expect } from '../expect.ts';
import { companyInfo, password } from './answers.ts';
import { button, field, next, stepHeading, submit } from './elements.ts';
import { kept } from './kept.ts';
import { failedCall, paths, play, product } from './provider.ts';
import { draftIn, invitation, openLastStep, openWizard } from './wizard.ts';

const secret = 'Xyzzy-Plugh-42';

describe('Readings: the token', () => {
  test('no request but the load call carries it: no address, no Referer, no header, no body', async () => {
    const requests: Request[] = [];
    const { page, invitation } = await openLastStep({
      before: async (opening) => {
        opening.on('request', (request) => requests.push(request));
      },
    });
    const { token } = invitation;
    await page.reload();
    await field(page, 'Password').fill(password);
    await field(page, 'Re-enter Password').fill(password);
    await submit(page);
    await expect(page).toHaveURL(`${product}/thankyou`);
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
    expect(calls.map((request) => new URL(request.url()).pathname)).toEqual([
      paths.load,
      paths.load,
    ]);
    for (const call of calls) {
      expect(call.url()).not.toContain(token);
      expect(JSON.stringify(await call.allHeaders())).not.toContain(token);
    }
    expect(requests.every((request) => request.url().startsWith(`${product}/`))).toBe(true);
  });

  test('it is in no title, storage, cookie, history entry or console', async () => {
    const said: string[] = [];
    const page = await openWizard({
      draft: companyInfo,
      before: async (opening) => {
        opening.on('console', (message) => said.push(message.text()));
      },
    });
    const { token } = await invitation();
    await next(page);
    await expect(stepHeading(page, 'Contact Details')).toBeVisible();
    await draftIn(page);
    expect(await kept(page)).not.toContain(token);
    expect(said.join()).not.toContain(token);
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
  test('they are in no storage, history entry or address: while typing, on another step, after a failed submit', async () => {
    const { page } = await openLastStep({ expected: failedCall });
    await field(page, 'Password').fill(secret);
    await field(page, 'Re-enter Password').fill(secret);
    const expectNoTrace = async () => {
      await page.waitForTimeout(350);
      await draftIn(page);
      expect(await kept(page)).not.toContain(secret);
      expect(page.url()).not.toContain(secret);
    };
    await expectNoTrace();
    await play(page, 'save', { status: 500, body: {} });
    await submit(page);
    await expect(page.getByText('Username is taken.').first()).toBeVisible();
    await expectNoTrace();
    await button(page, 'Back').click();
    await expect(stepHeading(page, 'Traffic Channels')).toBeVisible();
    await expectNoTrace();
  });

  test('no request but the save call carries them', async () => {
    const requests: Request[] = [];
    const { page } = await openLastStep();
    page.on('request', (request) => requests.push(request));
    await field(page, 'Password').fill(secret);
    await field(page, 'Re-enter Password').fill(secret);
    await submit(page);
    await expect(page).toHaveURL(`${product}/thankyou`);
    const carriers = requests.filter((request) =>
      `${request.url()}${request.postData()}`.includes(secret),
    );
    expect(carriers.map((request) => new URL(request.url()).pathname)).toEqual([paths.save]);
  });

  test('a draft that holds a password from elsewhere loses it', async () => {
    const page = await openWizard({ at: 'create-login', draft: { password: secret } });
    await field(page, 'Choose a Username').fill('ada');
    expect(JSON.stringify(await draftIn(page))).not.toContain(secret);
  });

  test('a shown password is hidden again when it is sent, so that no browser offers to remember it as text', async () => {
    const { page } = await openLastStep({ expected: failedCall });
    await play(page, 'save', { status: 500, body: {} });
    await button(page, 'Show password').first().click();
    await submit(page);
    await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
  });
});
