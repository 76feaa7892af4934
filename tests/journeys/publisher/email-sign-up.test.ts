// Proves that the email sign-up has the fields, rules and messages of the specification, and sends its call once.
import { describe, test } from 'vitest';
import { expect } from '../expect.ts';
import { visitor } from '../visitor.ts';
import {
  answer,
  button,
  expectError,
  expectNoError,
  field,
  labels,
  submit,
  summary,
} from './elements.ts';
import { impatience } from './impatience.ts';
import { failedCall, hold, play, product, requestsFor } from './provider.ts';
import { agreement, fillSignUp, openSignUp } from './sign-up.ts';

const box = { name: agreement };
const thanks = `${product}/confirm`;

describe('Sections 2 and 3: email sign-up screen', () => {
  test('logo, heading "Publisher Application", and the empty fields in their order; browser-native validation is off, and autocomplete is off, but fields about the visitor carry their tokens', async () => {
    const page = await openSignUp();
    await expect(page.getByRole('banner').getByRole('img')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Publisher Application');
    expect(await labels(page)).toEqual([
      'First Name',
      'Last Name',
      'Email Address',
      'Confirm Email Address',
      'I agree to the terms and conditions (opens in a new tab)',
    ]);
    const form = page.locator('form');
    expect(await form.evaluate((it: HTMLFormElement) => it.noValidate)).toBe(true);
    await expect(form).toHaveAttribute('autocomplete', 'off');
    for (const [label, token] of [
      ['First Name', 'given-name'],
      ['Last Name', 'family-name'],
      ['Email Address', 'email'],
      ['Confirm Email Address', 'email'],
    ] as const) {
      await expect(field(page, label)).toHaveAttribute('autocomplete', token);
      await expect(field(page, label)).toHaveValue('');
    }
    await expect(page.getByRole('checkbox', box)).not.toBeChecked();
  });
});

describe('The confirmation', () => {
  test('names the address; Back and "Use a different address" lead to the form as it was filled in; also after a reload, "Send the email again" does so', async () => {
    const page = await openSignUp();
    await fillSignUp(page, 'ada@example.org');
    await submit(page);
    await expect(page).toHaveURL(thanks);
    await expect(page.getByText('We sent the link to ada@example.org.')).toBeVisible();
    await page.getByRole('link', { name: 'Use a different address' }).click();
    await expect(field(page, 'Email Address')).toHaveValue('ada@example.org');
    await expect(page.getByRole('checkbox', box)).toBeChecked();
    await field(page, 'Email Address').fill('ada@example.net');
    await field(page, 'Confirm Email Address').fill('ada@example.net');
    await submit(page);
    await expect(page.getByText('We sent the link to ada@example.net.')).toBeVisible();
    await page.goBack();
    await expect(field(page, 'First Name')).toHaveValue('Ada');
    await expect(field(page, 'Email Address')).toHaveValue('ada@example.net');
    await page.goForward();
    await page.reload();
    const calls = requestsFor(page, 'email');
    await page.getByRole('button', { name: 'Send the email again' }).click();
    await expect(page.getByRole('status')).toHaveText(
      'We have sent the email again, to ada@example.net.',
    );
    expect(calls.map((call) => call.postDataJSON())).toMatchObject([{ email: 'ada@example.net' }]);
  });
});

describe('Section 4: states of the email sign-up form', () => {
  test('an error shows only for a field that was touched, that is left after focus; Submit is blocked while validation fails: every error shows, and their summary has focus', async () => {
    const page = await openSignUp();
    await field(page, 'Email Address').focus();
    await page.keyboard.type('ada');
    await expectNoError(page, 'Email Address');
    await page.keyboard.press('Tab');
    await expectError(page, 'Email Address', 'Email must be a valid email address');
    await expectNoError(page, 'First Name');
    await expectNoError(page, 'Confirm Email Address');
    await field(page, 'Email Address').fill('');
    const calls = requestsFor(page, 'email');
    await submit(page);
    await expectError(page, 'First Name', 'First name required');
    await expectError(page, 'Last Name', 'Last name required');
    await expectError(page, 'Email Address', 'Email is required');
    await expectError(page, 'Confirm Email Address', 'Please confirm your email');
    await expect(page.getByRole('checkbox', box)).toHaveAccessibleDescription(
      'You must agree to the terms and conditions.',
    );
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toHaveAccessibleName('5 answers need your attention');
    await expect(summary(page).getByRole('link')).toHaveText([
      'First name required',
      'Last name required',
      'Email is required',
      'Please confirm your email',
      'You must agree to the terms and conditions.',
    ]);
    expect(calls).toHaveLength(0);
  });

  test('a line of the summary that is clicked leads to its box, which shows that it has focus', async () => {
    const page = await openSignUp();
    const agreed = page.getByRole('checkbox', box);
    await submit(page);
    await summary(page).getByRole('link').last().click();
    await expect(agreed).toBeFocused();
    expect(await agreed.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
  });
});

describe('Section 5: rules of the email sign-up form', () => {
  test('First Name, Last Name: required ("First name required", "Last name required"), min 2 ("Too Short!"), max 50 ("Too Long!"); blanks are no answer, however the form is sent', async () => {
    const page = await openSignUp();
    const calls = requestsFor(page, 'email');
    for (const [label, required] of [
      ['First Name', 'First name required'],
      ['Last Name', 'Last name required'],
    ] as const) {
      await answer(page, label, '');
      await expectError(page, label, required);
      await answer(page, label, 'A');
      await expectError(page, label, 'Too Short!');
      await answer(page, label, 'A'.repeat(51));
      await expectError(page, label, 'Too Long!');
      for (const good of ['Al', 'A'.repeat(50)]) {
        await answer(page, label, good);
        await expectNoError(page, label);
      }
    }
    await fillSignUp(page);
    await field(page, 'First Name').fill('   ');
    await page.keyboard.press('Enter');
    await expectError(page, 'First Name', 'First name required');
    expect(calls).toHaveLength(0);
  });

  test('Email Address: required ("Email is required"), valid email ("Email must be a valid email address"); Confirm Email Address: required ("Please confirm your email"), equal to email ("Emails do not match")', async () => {
    const page = await openSignUp();
    await answer(page, 'Email Address', '');
    await expectError(page, 'Email Address', 'Email is required');
    for (const bad of ['ada', 'ada@', '@example.com', 'ada@example@com', 'a da@example.com']) {
      await answer(page, 'Email Address', bad);
      await expectError(page, 'Email Address', 'Email must be a valid email address');
    }
    for (const good of ['ada+news@example.co.uk', "o'neill@example.com", ' ada@example.com ']) {
      await answer(page, 'Email Address', good);
      await expectNoError(page, 'Email Address');
    }
    await field(page, 'Email Address').fill('ada@example.com');
    await answer(page, 'Confirm Email Address', '');
    await expectError(page, 'Confirm Email Address', 'Please confirm your email');
    await answer(page, 'Confirm Email Address', 'adam@example.com');
    await expectError(page, 'Confirm Email Address', 'Emails do not match');
    await answer(page, 'Confirm Email Address', 'ada@example.com');
    await expectNoError(page, 'Confirm Email Address');
    await answer(page, 'Email Address', 'adam@example.com');
    await expectError(page, 'Confirm Email Address', 'Emails do not match');
  });

  test('agreement: must be true ("You must agree to the terms and conditions."); the checkbox\'s label links to an external terms page, which opens in a new tab', async () => {
    const page = await openSignUp();
    const agree = page.getByRole('checkbox', box);
    await page
      .context()
      .route('https://meridian-network.example/**', (route) =>
        route.fulfill({ body: 'The terms' }),
      );
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'terms and conditions' }).click();
    const terms = await opened;
    await terms.waitForURL('https://meridian-network.example/publisher-terms');
    expect(await terms.evaluate(() => [document.referrer, window.opener])).toEqual(['', null]);
    await expect(page).toHaveURL(`${product}/`);
    await expect(agree).not.toBeChecked();
    await agree.check();
    await agree.uncheck();
    await page.keyboard.press('Tab');
    await expect(agree).toHaveAttribute('aria-invalid', 'true');
    await expect(agree).toHaveAccessibleDescription('You must agree to the terms and conditions.');
    await agree.check();
    await expect(agree).not.toHaveAttribute('aria-invalid', 'true');
  });
});

// Each way for the call to end is in tests/shipped-products/call-endings.
describe('Section 7: the email call', () => {
  test('a large Submit button is replaced by a spinner while submitting: POST /publisher/signup/email carries first_name, last_name, email and url as JSON, and nothing else, not even a cookie', async () => {
    const page = await openSignUp({ search: '?ref=newsletter' });
    await page.context().addCookies([{ name: 'XSRF-TOKEN', value: 'secret', url: product }]);
    const calls = requestsFor(page, 'email');
    const release = await hold(page, 'email');
    const size = await button(page, 'Submit').boundingBox();
    expect(size?.height).toBeGreaterThanOrEqual(48);
    await fillSignUp(page);
    await submit(page);
    // Its words are gone; its place, its size and its focus are not.
    await expect(button(page, 'Submit')).toBeDisabled();
    await expect(button(page, 'Submit')).toBeFocused();
    await expect(button(page, 'Submit').getByText('Submit', { exact: true })).toHaveCSS(
      'opacity',
      '0',
    );
    await expect(button(page, 'Submit').getByText('Submitting…')).toBeVisible();
    expect(await button(page, 'Submit').boundingBox()).toMatchObject({
      width: size?.width,
      height: size?.height,
    });
    await expect(page.getByRole('status').getByText('Submitting…')).toBeAttached();
    release();
    await expect(page).toHaveURL(thanks);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.method()).toBe('POST');
    expect(calls[0]?.postDataJSON()).toEqual({
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.com',
      url: `${product}/?ref=newsletter`,
    });
    const headers = await calls[0]?.allHeaders();
    expect(headers?.['content-type']).toBe('application/json');
    expect(headers?.cookie).toBeUndefined();
    expect(headers?.['x-xsrf-token']).toBeUndefined();
  });

  test('a double click, Enter held down or two quick presses make one call', async () => {
    const page = await openSignUp();
    const calls = requestsFor(page, 'email');
    await fillSignUp(page);
    for (const [position, send] of impatience.entries()) {
      const release = await hold(page, 'email', { body: {} });
      await send(page, 'Last Name');
      release();
      await expect(page).toHaveURL(thanks);
      expect(calls).toHaveLength(position + 1);
      await page.getByRole('link', { name: 'Use a different address' }).click();
      await expect(field(page, 'Last Name')).toHaveValue('Lovelace');
    }
  });
});

describe('Section 8: the email call fails', () => {
  test('offline no call is made; then, after status 500, and without a connection, an alert says what happened, the answers stay, and the visitor can try again', async () => {
    const page = await openSignUp({ expected: failedCall });
    const calls = requestsFor(page, 'email');
    const alert = page.getByRole('alert').filter({ hasText: /./ });
    await fillSignUp(page);
    await page.context().setOffline(true);
    await submit(page);
    await expect(alert).toHaveText(
      'You are offline, so nothing was sent. Please submit again once you are connected.',
    );
    expect(calls).toHaveLength(0);
    await page.context().setOffline(false);
    await play(page, 'email', { status: 500, body: {} }, 'no connection', { body: {} });
    for (const call of [1, 2]) {
      await submit(page);
      await expect.poll(() => calls.length).toBe(call);
      await expect(alert).toHaveText(
        'We could not send your confirmation email. Your answers are still here; please submit again in a moment.',
      );
      await expect(field(page, 'First Name')).toHaveValue('Ada');
      await expect(field(page, 'Confirm Email Address')).toHaveValue('ada@example.com');
      await expect(page.getByRole('checkbox', box)).toBeChecked();
    }
    await submit(page);
    await expect(page).toHaveURL(thanks);
    expect(calls).toHaveLength(3);
  });

  test('a visitor who goes to another site meanwhile, and comes back, finds the form as it was sent', async () => {
    const page = await visitor({ expected: failedCall });
    await page.goto('data:text/html,Elsewhere');
    await page.goto(product);
    await fillSignUp(page);
    const release = await hold(page, 'email');
    await submit(page);
    await expect(page.getByText('Submitting').first()).toBeVisible();
    await page.goBack();
    release();
    await page.goForward();
    await expect(field(page, 'First Name')).toHaveValue('Ada');
    await expect(page.getByRole('checkbox', box)).toBeChecked();
  });
});
