// Proves that the load call is made once an opening with the link's token, and its failures lead to their screens.
import type { Page, Request } from 'playwright';
import { describe, test } from 'vitest';
import { expect } from '../expect.ts';
import { intercept } from '../intercept.ts';
import { visitor } from '../visitor.ts';
import { back, button, field, stepHeading } from './elements.ts';
import { failedCall, loaded, paths, play, product, requestsFor } from './provider.ts';
import { followLink, invitation, openWizard } from './wizard.ts';

const onError = async (page: Page) => {
  await expect(page).toHaveURL(`${product}/error`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^We encountered an error\./);
};
const onFirstStep = (page: Page) => expect(stepHeading(page, 'Company Info')).toBeVisible();

describe('Section 7: the load call', () => {
  test('POST publisher/signup/load carries the token from the query string, marked as an XHR by header; it is made once an opening, not once a step; on reload the token is still usable, and the cookie goes along', async () => {
    let calls: Request[] = [];
    const page = await openWizard({
      at: 'traffic-channels',
      before: async (opening) => {
        calls = requestsFor(opening, 'load');
      },
    });
    const { token } = await invitation();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.method()).toBe('POST');
    expect(new URL(calls[0]?.url() ?? '').pathname).toBe('/publisher/signup/load');
    expect(calls[0]?.postDataJSON()).toEqual({ token });
    const headers = await calls[0]?.allHeaders();
    expect(headers?.['x-requested-with']).toBe('XMLHttpRequest');
    expect(headers?.['content-type']).toBe('application/json');
    const [cookie] = await page.context().cookies(product);
    expect(cookie?.name).toBe('XSRF-TOKEN');
    await back(page);
    await expect(stepHeading(page, 'Contact Details')).toBeVisible();
    expect(calls).toHaveLength(1);
    await page.reload();
    await expect(stepHeading(page, 'Contact Details')).toBeVisible();
    expect(calls).toHaveLength(2);
    const headersNow = await calls[1]?.allHeaders();
    expect(headersNow?.cookie).toContain(`XSRF-TOKEN=${cookie?.value}`);
    expect(headersNow?.['x-xsrf-token']).toBe(cookie?.value);
  });

  test('a missing or empty token is sent as "", of a repeated one the first; the answer decides: an unknown link goes to /error, from which Back does not lead into it again', async () => {
    const { token } = await invitation();
    const page = await visitor();
    const calls = requestsFor(page, 'load');
    await page.goto(product);
    await page.goto(`${product}/signup?token=no-such-token`);
    await onError(page);
    await page.goBack();
    await expect(page).toHaveURL(`${product}/`);
    for (const search of ['', '?token=']) {
      await page.goto(`${product}/signup${search}`);
      await onError(page);
    }
    await page.goto(`${product}/signup?token=${token}&token=no-such-token`);
    await onFirstStep(page);
    const sent = calls.map((call) => call.postDataJSON().token);
    expect(sent).toEqual(['no-such-token', '', '', token]);
  });

  test('the channels and the pre-filled data of the answer are read; what else it holds does no harm, empty errors neither', async () => {
    const page = await openWizard({
      load: {
        body: {
          data: {
            ...(loaded().body as { data: object }).data,
            publisher: { company_name: 'Known Inc', id: 5, tags: ['a'] },
            more: null,
          },
          meta: {},
          errors: [],
        },
      },
    });
    await expect(field(page, 'Company name')).toHaveValue('Known Inc');
  });
});

describe('Section 8: the load call fails', () => {
  // A page for one answer of each kind: tests/shipped-products/call-endings has the others.
  test('a failed request goes to /error, and so does an answer of another shape than the one that is read', async () => {
    const page = await visitor({ expected: failedCall });
    const answers = [{ status: 403, ...loaded() }, { body: { data: { channels: [] } } }];
    await play(page, 'load', ...answers);
    for (const _ of answers) {
      await page.goto((await invitation()).link);
      await onError(page);
    }
  });

  test('the page says what is known: that the link was refused, that there were too many requests and when to try again, or that no proper answer came', async () => {
    const page = await visitor({ expected: failedCall });
    const { link } = await invitation();
    for (const [answer, said] of [
      [{ status: 410, text: '<p>Gone</p>' }, /^Your link was not accepted\./],
      [
        { status: 429, headers: { 'retry-after': '60' } },
        /^There were too many requests at once, so your link was not checked\. Please try again after [^.]+\.$/,
      ],
      [{ text: '<p>Log in</p>' }, /^No proper answer came/],
      [{ status: 500 }, /^Our service has a problem/],
    ] as const) {
      await intercept(page, product + paths.load, (call) => call.answer(answer), { times: 1 });
      await page.goto(link);
      await onError(page);
      await expect(page.getByRole('status')).toHaveText(said);
    }
    await button(page, 'Try the same link again').click();
    await onFirstStep(page);
  });

  test('offline the wizard says so, and can be tried again', async () => {
    const page = await followLink({
      before: (opening) =>
        opening.addInitScript(() => {
          let online = false;
          Object.defineProperty(navigator, 'onLine', { get: () => online });
          const reconnect = () => {
            online = true;
          };
          addEventListener('click', reconnect, true);
        }),
    });
    // Nobody has answered anything yet, so nothing is said of answers.
    await expect(page.getByRole('alert')).toHaveText(
      'You are offline, so this page could not be loaded. Please try again once you are connected.',
    );
    await button(page, 'Try again').click();
    await onFirstStep(page);
  });
});
