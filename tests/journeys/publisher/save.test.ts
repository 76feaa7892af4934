// Proves that an application is sent once with everything that is specified, and every failure leaves the answers.
import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { expectNoBarriers } from '../barriers.ts';
import { expect } from '../expect.ts';
import { intercept } from '../intercept.ts';
import { password, upTo } from './answers.ts';
import {
  back,
  button,
  expectError,
  expectNoError,
  field,
  next,
  submit,
  summary,
} from './elements.ts';
import { impatience } from './impatience.ts';
import {
  type Answer,
  failedCall,
  hold,
  loaded,
  paths,
  play,
  product,
  requestsFor,
  storedApplication,
} from './provider.ts';
import { draftIn, openLastStep, openWizard, storageIn } from './wizard.ts';

const username = 'Choose a Username';
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

describe('Section 7: the save call', () => {
  test('POST publisher/signup/save carries the loaded data with every answer of section 3 over it; errors that are empty are none', async () => {
    const publisher = {
      id: 77,
      first_name: 'Ada',
      manager: { name: 'Grace', ids: [1, 2] },
      company_name: 'Old Inc',
    };
    const { page, username: login_name } = await openLastStep({ load: loaded({ publisher }) });
    const calls = requestsFor(page, 'save');
    await play(page, 'save', { body: { errors: [] } });
    await field(page, "Anything else you'd like to add?").fill('Hello');
    await submit(page);
    await expect(page).toHaveURL(`${product}/thankyou`);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.method()).toBe('POST');
    expect(calls[0]?.headers()['content-type']).toBe('application/json');
    expect(calls[0]?.postDataJSON()).toEqual({
      ...publisher,
      company_name: 'Analytical Media',
      title: '',
      website_url: '',
      account_address_1: '12 Rue de la Paix',
      account_address_2: '',
      account_country_name: 'France',
      account_region_name: 'Bretagne',
      account_city_name: 'Rennes',
      account_postal_code: '35000',
      primary_phone: '+33612345678',
      contact_start_time: '1:00PM-3:00PM PST',
      messenger_type: 2,
      other_messenger_type: '',
      messenger_name: 'ada.lovelace',
      linkedin_url: '',
      how_do_you_market: 4,
      monthly_traffic_income: '$10,000 - $24,999',
      other_channels: [],
      use_other_cpa_networks: '0',
      other_cpa_networks: '',
      traffic_notes: '',
      login_name,
      password,
      confirmPassword: password,
      comments: 'Hello',
    });
  });

  test('a question that is not being asked is sent as its empty value, whatever was loaded or answered before', async () => {
    const publisher = { other_messenger_type: 'ICQ', other_cpa_networks: 'Loaded' };
    const page = await openWizard({
      at: 'contact-details',
      load: loaded({ publisher }),
      draft: {
        ...upTo['create-login'],
        messenger_type: 3,
        other_messenger_type: 'Jabber',
        use_other_cpa_networks: '1',
        other_cpa_networks: 'Typed',
      },
    });
    const calls = requestsFor(page, 'save');
    await field(page, 'IM Service').selectOption('Skype');
    await next(page);
    await page.getByRole('radio', { name: 'No' }).check();
    await next(page);
    await field(page, username).fill('ada');
    await field(page, 'Password').fill(password);
    await field(page, 'Re-enter Password').fill(password);
    await play(page, 'save', { body: {} });
    await submit(page);
    await expect(page).toHaveURL(`${product}/thankyou`);
    expect(calls[0]?.postDataJSON()).toMatchObject({
      messenger_type: 2,
      other_messenger_type: '',
      use_other_cpa_networks: '0',
      other_cpa_networks: '',
    });
  });
});

describe('Section 4: submit on step 4', () => {
  test('offline no request is made, and the visitor is told so; then a spinner shows while submitting, the anti-forgery pair goes along, and the provider stores the application, the password as a hash only; the stored form values are cleared and /thankyou opens, which thanks after a reload and in another language, too', async () => {
    const { page, username: login_name } = await openLastStep();
    const calls = requestsFor(page, 'save');
    await page.context().setOffline(true);
    await submit(page);
    await expect(alert(page)).toHaveText(
      'You are offline, so nothing was sent. Your answers are kept; please submit again once you are connected.',
    );
    await expectNoError(page, username);
    expect(calls).toHaveLength(0);
    await page.context().setOffline(false);
    expect(await draftIn(page)).toBeDefined();
    const release = await hold(page, 'save');
    await submit(page);
    await expect(button(page, 'Submit')).toBeDisabled();
    await expect(button(page, 'Submit')).toBeFocused();
    await expect(page.getByRole('status').getByText('Submitting…')).toBeAttached();
    await expect(button(page, 'Back')).toBeDisabled();
    release();
    await expect(page).toHaveURL(`${product}/thankyou`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // Nor is it stored once more where the page is left.
    expect(await draftIn(page)).toBeUndefined();
    expect(await storageIn(page)).not.toHaveProperty('signup-form');
    expect(calls).toHaveLength(1);
    // What the cookie XSRF-TOKEN holds goes along in the header X-XSRF-TOKEN.
    const cookies = await page.context().cookies(product);
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value;
    const headers = await calls[0]?.allHeaders();
    expect(token).toMatch(/./);
    expect(headers?.['x-xsrf-token']).toBe(token);
    expect(headers?.cookie).toContain(`XSRF-TOKEN=${token}`);
    const { body, hashed, reference } = await storedApplication(login_name);
    expect(body).toMatchObject({ ...upTo['create-login'], first_name: 'Ada', login_name });
    expect(hashed).toEqual(['/password']);
    expect(JSON.stringify(body)).not.toContain(password);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText(`whenever you contact us: ${reference}.`)).toBeVisible();
    await page.locator('.languages').getByRole('button').click();
    await page.getByRole('link', { name: 'Deutsch', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Ihre Bewerbung ist eingereicht.',
    );
    await expect(page).toHaveURL(`${product}/de/thankyou`);
  });

  test('a double click, Enter held down or two quick presses make one call', async () => {
    const { page } = await openLastStep({ expected: failedCall });
    const calls = requestsFor(page, 'save');
    for (const [position, send] of impatience.entries()) {
      const release = await hold(page, 'save', { status: 409, body: {} });
      await send(page, username);
      release();
      await expectError(page, username, 'Username is taken.');
      expect(calls).toHaveLength(position + 1);
      await field(page, username).fill(`ada-${position}`);
    }
  });

  test('a response with errors goes to /error, and the draft stays', async () => {
    const { page, username: login_name } = await openLastStep();
    await play(page, 'save', { body: { errors: { login_name: ['Not allowed'] } } });
    await submit(page);
    await expect(page).toHaveURL(`${product}/error`);
    expect(await draftIn(page)).toEqual({ ...upTo['create-login'], login_name });
  });
});

describe('while the application is being sent', () => {
  test('nothing deletes it: no button, and no question that was open before', async () => {
    const { page, username: login_name } = await openLastStep({ expected: failedCall });
    await expect(page.getByText('Saved on this device.')).toBeVisible();
    const startOver = button(page, 'Start over');
    const deleteThem = button(page, 'Delete them');
    await startOver.click();
    const release = await hold(page, 'save', { status: 500, body: {} });
    await field(page, 'Password').press('Enter');
    await expect(page.getByRole('status').getByText('Submitting…')).toBeAttached();
    await expect(deleteThem).toBeDisabled();
    await deleteThem.focus();
    await page.keyboard.press('Enter');
    await expect(deleteThem).toBeFocused();
    await button(page, 'Keep them').click();
    await expect(startOver).toBeFocused();
    await expect(startOver).toBeDisabled();
    await page.keyboard.press('Enter');
    await expect(deleteThem).toHaveCount(0);
    expect(await draftIn(page)).toMatchObject({ login_name });
    release();
    await expectError(page, username, 'Username is taken.');
    await expect(startOver).toBeEnabled();
  });
});

describe('an answer to the save call that comes when the visitor has gone back', () => {
  test('leads nobody away: a success is told, with the way on', async () => {
    const { page } = await openLastStep();
    // The history of the tab gets both steps.
    await back(page);
    await next(page);
    const release = await hold(page, 'save', { body: {} });
    await submit(page);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Traffic Channels' })).toBeFocused();
    const insight = page.getByLabel(/^Additional insight/);
    await expect(insight).not.toBeEditable();
    release();
    await expect(page.getByRole('status').getByText('Your answers were sent')).toBeVisible();
    expect(await draftIn(page)).toBeUndefined();
    await expect(page).toHaveURL(/\/signup\?.*#traffic-channels$/);
    await button(page, 'Next').click();
    await expect(page).toHaveURL(`${product}/thankyou`);
  });
});

describe('an answer to the save call that comes when the visitor has left the screen', () => {
  async function leaveWhileSending(page: Page) {
    await submit(page);
    await expect(page.getByRole('status').getByText('Submitting…')).toBeAttached();
    // As a link inside the product does.
    await page.evaluate(() => {
      history.pushState(null, '', '/confirm');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/^Please check your email/);
    return heading;
  }

  test('leads nobody away: a success is told where the visitor is, moves nothing, and has the way on', async () => {
    const { page } = await openLastStep();
    const release = await hold(page, 'save', { body: {} });
    const heading = await leaveWhileSending(page);
    const place = await heading.boundingBox();
    release();
    await expect(page.getByRole('status').getByText('Your answers were sent')).toBeInViewport();
    await expect(heading).toBeFocused();
    await expect(page).toHaveURL(`${product}/confirm`);
    expect(await draftIn(page)).toBeUndefined();
    expect(await heading.boundingBox()).toEqual(place);
    await expectNoBarriers(page);
    await button(page, 'Next').click();
    await expect(page).toHaveURL(`${product}/thankyou`);
    await expect(page.getByText('Your answers were sent')).toHaveCount(0);
  });

  test('a failure is told too, with the way back to the answers', async () => {
    const { page, username: login_name } = await openLastStep({ expected: failedCall });
    const address = page.url();
    const release = await hold(page, 'save', { status: 500, body: {} });
    const heading = await leaveWhileSending(page);
    release();
    const alert = page.getByRole('alert').getByText('may not have arrived');
    await expect(alert).toBeInViewport();
    await expect(heading).toBeFocused();
    await expectNoBarriers(page);
    await button(page, 'Back to your answers').click();
    // The summary of errors takes the focus, as it does where the answer comes in time.
    await expect(summary(page)).toBeFocused();
    await expect(page).toHaveURL(address);
    await expect(field(page, username)).toHaveValue(login_name);
    await expect(field(page, username)).toHaveAccessibleDescription(/Username is taken\./);
    await expect(alert).toHaveCount(0);
  });
});

describe('a save call whose answer is lost', () => {
  /** A provider that answers a key that it knows as before, and whose first answer is lost. */
  async function openWithLostAnswer() {
    const opened = await openLastStep({ expected: failedCall });
    const stored = new Map<string, string>();
    await intercept(opened.page, product + paths.save, async ({ headers, body, fail, answer }) => {
      const key = headers['idempotency-key'] ?? '';
      const isFirst = stored.size === 0;
      if (!stored.has(key)) stored.set(key, JSON.parse(body ?? '').login_name);
      await (isFirst ? fail() : answer({ json: {} }));
    });
    await submit(opened.page);
    await expectError(opened.page, username, 'Username is taken.');
    return { ...opened, stored: () => [...stored.values()] };
  }

  test('another username is another application to the provider', async () => {
    const { page, username: first, stored } = await openWithLostAnswer();
    await field(page, username).fill('grace');
    await submit(page);
    await expect(page).toHaveURL(`${product}/thankyou`);
    expect(stored()).toEqual([first, 'grace']);
  });

  test('the same answers are the same application, after a reload too', async () => {
    const { page, username: first, stored } = await openWithLostAnswer();
    const notice = page.getByText(/they may have arrived already.*they count only once/);
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(notice).toBeVisible();
    await button(page, 'Start over').click();
    await expect(page.getByRole('group', { name: /may have been sent already/ })).toBeVisible();
    await button(page, 'Keep them').click();
    await field(page, 'Password').fill(password);
    await field(page, 'Re-enter Password').fill(password);
    await submit(page);
    await expect(page).toHaveURL(`${product}/thankyou`);
    expect(stored()).toEqual([first]);
  });
});

describe('Section 8: the save request fails', () => {
  test('"Username is taken." shows under the username for every kind of failure', async () => {
    const { page } = await openLastStep({ expected: failedCall });
    const failures: Answer[] = [
      { status: 409, body: { message: 'Taken' } },
      { status: 500, body: { errors: ['Broken'] } },
      { status: 404, text: '' },
      { status: 422, body: {} },
      'no connection',
      { text: '<p>Welcome to this network</p>' },
      { body: ['stored'] },
    ];
    await play(page, 'save', ...failures, { body: {} });
    for (const position of failures.keys()) {
      await submit(page);
      await expectError(page, username, 'Username is taken.');
      await field(page, username).fill(`ada-${position}`);
      await expectNoError(page, username);
    }
    await submit(page);
    await expect(page).toHaveURL(`${product}/thankyou`);
  });

  test('the summary takes focus, the message is in it, and every answer is still there; resubmission is blocked until the username is edited; editing it clears the error', async () => {
    const { page, username: login_name } = await openLastStep({ expected: failedCall });
    const calls = requestsFor(page, 'save');
    await play(page, 'save', { status: 500, body: {} }, { body: {} });
    await submit(page);
    await expectError(page, username, 'Username is taken.');
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toContainText('Username is taken.');
    await expect(field(page, username)).toHaveValue(login_name);
    await expect(field(page, 'Password')).toHaveValue(password);
    expect(await draftIn(page)).toEqual({ ...upTo['create-login'], login_name });
    await submit(page);
    await expect(summary(page)).toBeFocused();
    await field(page, 'Password').press('Enter');
    await expect(summary(page)).toBeFocused();
    await field(page, "Anything else you'd like to add?").fill('Please');
    await submit(page);
    await expectError(page, username, 'Username is taken.');
    await expect(summary(page)).toBeFocused();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { name: 'Traffic Channels' })).toBeFocused();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: 'Create Login' })).toBeFocused();
    await expectError(page, username, 'Username is taken.');
    await submit(page);
    await expect(summary(page)).toBeFocused();
    expect(calls).toHaveLength(1);
    await field(page, username).press('End');
    await page.keyboard.type('2');
    await expectNoError(page, username);
    await submit(page);
    await expect(page).toHaveURL(`${product}/thankyou`);
    expect(calls).toHaveLength(2);
  });

  test('a username that somebody has is refused by the provider, another one is not', async () => {
    const first = await openLastStep();
    await submit(first.page);
    await expect(first.page).toHaveURL(`${product}/thankyou`);
    const { page, username: free } = await openLastStep({ expected: failedCall });
    await field(page, username).fill(first.username.toUpperCase());
    await submit(page);
    await expectError(page, username, 'Username is taken.');
    await field(page, username).fill(free);
    await submit(page);
    await expect(page).toHaveURL(`${product}/thankyou`);
  });
});
