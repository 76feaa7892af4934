import type { Page, Request } from 'playwright';
import { describe, test } from 'vitest';
import { expect } from '../expect.ts';
import { intercept } from '../intercept.ts';
import { visitor } from '../visitor.ts';
import { back, button, field, stepHeading } from './elements.ts';
import { type Answer, failedCall, loaded, paths, play, product, requestsFor } from './provider.ts';
import { followLink, invitation, openWizard } from './wizard.ts';

/** Opens the link with an answer in the provider's place, and waits for what is expected. */
async function openWith(
  answer: Answer,
  expectation: (page: Page) => Promise<unknown>,
): Promise<void> {
  const page = await visitor({ expected: failedCall });
  await play(page, 'load', answer);
  await page.goto((await invitation()).link);
  await expectation(page);
}

const onError = async (page: Page) => {
  await expect(page).toHaveURL(`${product}/error`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^We encountered an error\./);
};
const onFirstStep = (page: Page) => expect(stepHeading(page, 'Company Info')).toBeVisible();

describe('Section 7: the load call', () => {
  test('POST publisher/signup/load carries the token from the query string, marked as an XHR by header', async () => {
    let calls: Request[] = [];
    const page = await openWizard({
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
    const cookies = await page.context().cookies(product);
    expect(cookies.map(({ name }) => name)).toContain('XSRF-TOKEN');
  });

  test('it is made once an opening, not once a step; on reload the token is still usable, and the cookie goes along', async () => {
    let calls: Request[] = [];
    const page = await openWizard({
      at: 'traffic-channels',
      before: async (opening) => {
        calls = requestsFor(opening, 'load');
      },
    });
    await back(page);
    await expect(stepHeading(page, 'Contact Details')).toBeVisible();
    expect(calls).toHaveLength(1);
    await page.reload();
    await expect(stepHeading(page, 'Contact Details')).toBeVisible();
    expect(calls).toHaveLength(2);
    const [cookie] = await page.context().cookies(product);
    const headers = await calls[1]?.allHeaders();
    expect(cookie?.name).toBe('XSRF-TOKEN');
    expect(headers?.cookie).toContain(`XSRF-TOKEN=${cookie?.value}`);
    expect(headers?.['x-xsrf-token']).toBe(cookie?.value);
  });

  test('a missing or empty token is sent as "", of a repeated one the first; the answer decides', async () => {
    const { token } = await invitation();
    const page = await visitor();
    const calls = requestsFor(page, 'load');
    for (const search of ['', '?token=', '?other=1', `?token=no-such-token&token=${token}`]) {
      await page.goto(`${product}/signup${search}`);
      await onError(page);
    }
    await page.goto(`${product}/signup?token=${token}&token=no-such-token`);
    await onFirstStep(page);
    expect(calls.map((call) => call.postDataJSON().token)).toEqual([
      '',
      '',
      '',
      'no-such-token',
      token,
    ]);
  });

  test('the channels and the pre-filled data of the answer are read; what else it holds does no harm', async () => {
    const page = await openWizard({
      load: {
        body: {
          data: {
            ...(loaded().body as { data: object }).data,
            publisher: { company_name: 'Known Inc', id: 5, tags: ['a'] },
            more: null,
          },
          meta: {},
        },
      },
    });
    await expect(field(page, 'Company Name')).toHaveValue('Known Inc');
  });
});

describe('Section 8: the load call fails', () => {
  // A page for one answer of each kind: tests/shipped-products/call-endings has the others.
  test('a failed request goes to /error', async () => {
    await openWith({ status: 403, ...loaded() }, onError);
  });

  test('an answer of another shape than the one that is read goes to /error', async () => {
    await openWith({ body: { data: { channels: [] } } }, onError);
  });

  test('an answer with errors goes to /error', async () => {
    await openWith({ body: { ...loaded().body, errors: ['Expired'] } }, onError);
  });

  test('errors that are empty are none', async () => {
    await openWith({ body: { ...loaded().body, errors: [] } }, onFirstStep);
  });

  test('a link that the provider does not know goes to /error, from which Back does not lead into it again', async () => {
    const page = await visitor();
    await page.goto(product);
    await page.goto(`${product}/signup?token=no-such-token`);
    await onError(page);
    await page.goBack();
    await expect(page).toHaveURL(`${product}/`);
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

  test('a slow answer is waited for', async () => {
    const page = await followLink({
      before: (opening) =>
        intercept(opening, product + paths.load, async (held) => {
          await new Promise((resolve) => setTimeout(resolve, 3000));
          await held.goOn();
        }),
    });
    await onFirstStep(page);
  });
});
