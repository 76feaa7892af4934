import { expect } from '../../../journeys/expect.ts';
import { intercept } from '../../../journeys/intercept.ts';
import {
  answer,
  button,
  expectError,
  field,
  submit,
} from '../../../journeys/publisher/elements.ts';
import { kept } from '../../../journeys/publisher/kept.ts';
import { visitor } from '../../../journeys/visitor.ts';
import { fillSignUp, finish, invite, open, openStep, signUp, stored } from '../../visit.ts';

export const screens = {
  async 'Add a page'(product: string) {
    const page = await open(product, '/confirm');
    await page.getByRole('link', { name: 'I got no email' }).click();
    await page.waitForURL(`${product}/help`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
    await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      'mailto:help@meridian-network.example',
    );
    await page.getByRole('link', { name: 'Back to the start' }).click();
    await page.waitForURL(`${product}/`);
  },

  async 'Lead back from a page'(product: string) {
    const page = await open(product, '/updating');
    const reason = page.getByText('We will be back in a few minutes.');
    const back = button(page, 'Open the form again');
    await expect(back.or(reason)).toHaveCount(0);
    const away = await visitor({ expected: /Failed to load resource/ });
    await intercept(away, `${product}/publisher/signup/load`, ({ answer }) =>
      answer({ status: 503 }),
    );
    await away.goto(`${product}/signup?token=one`);
    await expect(away.getByText('We will be back in a few minutes.')).toBeVisible();
    const call = away.waitForRequest('**/publisher/signup/load');
    await button(away, 'Open the form again').click();
    expect((await call).postDataJSON()).toEqual({ token: 'one' });
  },

  async 'Send the same answers again from a page'(product: string) {
    const page = await open(product, '/');
    await fillSignUp(page);
    await signUp(page);
    const again = button(page, 'No email after ten minutes?');
    const call = page.waitForRequest('**/publisher/signup/email');
    await again.click();
    expect((await call).postDataJSON()).toMatchObject({ email: 'ada@example.com' });
    await expect(page.getByText('We have sent it once more, to ada@example.com.')).toBeVisible();
    const other = await open(product, '/confirm');
    await expect(button(other, 'No email after ten minutes?')).toBeHidden();
  },

  async 'Claim nothing on a page that is opened by hand'(product: string) {
    const page = await open(product, '/received');
    await page.waitForURL(`${product}/no-application`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Have you sent an application?');
    const json = { errors: ['It was sent.'], submitted_at: '2031-02-03' };
    await intercept(page, `${product}/publisher/signup/load`, ({ answer }) => answer({ json }));
    await page.goto(`${product}/signup?token=one`);
    await page.waitForURL(`${product}/received`);
    await page.reload();
    await expect(heading).toHaveText('You have already sent this application.');
  },

  async 'Take a token out of the address'(product: string) {
    const page = await visitor();
    const tokens: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/signup/load')) tokens.push(request.postDataJSON().token);
    });
    const company = field(page, 'Company name');
    const links = [await invite(product), await invite(product)];
    const [one, other] = links.map((link) => new URL(link).searchParams.get('token'));
    await page.goto(links[0] ?? '');
    await company.fill('Northwind');
    await expect(page).toHaveURL(`${product}/signup#company-info`);
    await page.reload();
    await expect(company).toHaveValue('Northwind');
    await page.goto(links[1] ?? '');
    await expect(company).toHaveValue('');
    await expect(page).toHaveURL(`${product}/signup#company-info`);
    await page.goto(links[0] ?? '');
    await expect(company).toBeVisible();
    expect(tokens).toEqual([one, one, other, one]);
    expect(await page.content()).not.toContain(one);
  },

  async 'Add a screen with a call'(product: string) {
    const page = await open(product, '/error');
    await page.getByRole('link', { name: 'Ask us' }).click();
    await answer(page, 'Email Address', 'ada');
    await expectError(page, 'Email Address', 'Email must be a valid email address');
    await answer(page, 'Email Address', 'ada@example.com');
    await answer(page, 'Your question', 'How often do you pay?');
    const call = page.waitForResponse(`${product}/publisher/questions`);
    await submit(page);
    expect((await call).status()).toBe(200);
    await page.waitForURL(`${product}/asked`);
    const question = { email: 'ada@example.com', question: 'How often do you pay?' };
    expect(await stored(product)).toContainEqual(question);
  },

  async 'Offer a file that the response brings'(product: string) {
    const page = await openStep(product, 'company-info');
    await finish(page);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save your contract' }).click();
    expect((await download).suggestedFilename()).toBe('contract.txt');
  },

  async 'Show and print what was sent'(product: string) {
    const page = await openStep(product, 'company-info');
    await finish(page);
    const row = (question: string) => page.locator('dl > div').filter({ hasText: question });
    await expect(page.getByRole('heading', { name: 'What you sent' })).toBeVisible();
    await expect(row('Website URL')).toContainText('a.example');
    await page.reload();
    await expect(row('Website URL')).toContainText('a.example');
    await expect(row('Password').first()).toContainText('Hidden');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'What you sent' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden();
  },

  async 'Send how a visitor came'(product: string) {
    const page = await open(product, '/?utm_source=newsletter&utm_term=x');
    await expect.poll(() => kept(page)).toContain('newsletter');
    await page.goto(`${product}/?utm_source=other`);
    await fillSignUp(page);
    const call = page.waitForRequest('**/publisher/signup/email');
    await signUp(page);
    const { source, sent_at, language } = (await call).postDataJSON();
    expect({ source, language }).toEqual({ source: 'newsletter', language: 'en' });
    expect(Math.abs(Date.now() - Date.parse(sent_at))).toBeLessThan(60_000);
  },

  async 'Send how long the form was open and which version it had'(product: string) {
    const before = Date.now();
    const page = await open(product, '/');
    const loaded = Date.now();
    const send = async () => {
      await fillSignUp(page);
      const call = page.waitForRequest('**/publisher/signup/email');
      await signUp(page);
      const { opened_at, submitted_at, form_version } = (await call).postDataJSON();
      return { opened: Date.parse(opened_at), submitted: Date.parse(submitted_at), form_version };
    };
    const { opened, submitted, form_version } = await send();
    expect([before, opened, loaded, submitted]).toEqual(
      [before, opened, loaded, submitted].sort((one, other) => one - other),
    );
    // The address changes before the page: until then, the form was not left.
    await expect(page).toHaveTitle(/^Check your email/);
    await page.goBack();
    expect((await send()).opened).toBeGreaterThanOrEqual(submitted);
    const response = await page.request.get(`${product}/sandbox/openapi.json`);
    expect(form_version).toBe((await response.json()).info.version);
  },
};
