// Proves that a page is read and filled in before its script arrives, and nothing that was done by then is lost.
import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { openBeforeScript, waitForScript } from '../before-script.ts';
import { expect } from '../expect.ts';
import { intercept } from '../intercept.ts';
import { visitor } from '../visitor.ts';
import { expectError, expectNoError, field, submit } from './elements.ts';
import { paths, product } from './provider.ts';
import { invitation } from './wizard.ts';

/** What the page says once its script takes long; React removes it when it takes over. */
const slowStart = (page: Page) => page.getByText('This page has not finished loading.');

/** Lets as many milliseconds pass since the page began as the style of that text counts. */
const waitFor = (page: Page, milliseconds: number): Promise<void> =>
  slowStart(page).evaluate((notice, time) => {
    for (const animation of notice.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
  }, milliseconds);

/** Returns the paths of the scripts that the page has loaded so far. */
const loadedScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

async function expectScreen(page: Page, heading: string, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(`${title} – Meridian Partner Network`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.+/);
  await expect(page.getByRole('main').locator('> div')).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );
}

describe('Before the script has arrived', () => {
  test.each([
    [
      '/confirm',
      'Please check your email and click on the link we sent you to continue.',
      'Check your email',
    ],
    ['/no/such/page', 'Page not found', 'Page not found'],
  ])('%s shows its heading, its title and its styles', async (path, heading, title) => {
    const { page } = await openBeforeScript(product + path);
    await expectScreen(page, heading, title);
  });

  test('/signup shows its heading, its title, its styles, its stepper and the heading of its first step, which stay in place when the application comes', async () => {
    const { page, arrive } = await openBeforeScript((await invitation()).link);
    // A script of the page has made the call.
    expect(await page.evaluate(() => globalThis.earlyCall?.response.then(({ ok }) => ok))).toBe(
      true,
    );
    await expectScreen(page, 'Publisher Application', 'Publisher Application');
    await expect(page.getByRole('listitem')).toHaveText([
      /Company Info/,
      /Contact/,
      /Traffic/,
      /Login/,
    ]);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading…');
    await expect(page.getByRole('main').locator('input, select, button')).toHaveCount(0);
    const texts = ['Company Info', 'All questions are required unless marked optional.'];
    const places = () =>
      Promise.all(
        texts.map((text) =>
          page.locator('h2, form p, div > p').filter({ hasText: text }).boundingBox(),
        ),
      );
    const before = await places();
    arrive();
    await expect(field(page, 'Company name')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
    expect(await places()).toEqual(before);
    const calls = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    expect(calls.filter((path) => path === paths.load)).toHaveLength(1);
  });

  test('/ shows its heading, its title and its styles, with no style in the markup; after ten seconds the visitor is told, until the script arrives, every part of which is preloaded', async () => {
    const { page, arrive } = await openBeforeScript(`${product}/`);
    await expectScreen(page, 'Publisher Application', 'Publisher Application');
    await expect(page.locator('[style]')).toHaveCount(0);
    await expect(
      page.locator(':is(script[type="module"], [rel="modulepreload"]):not([fetchpriority="low"])'),
    ).toHaveCount(0);
    const preloaded = await page
      .locator('link[rel="modulepreload"], script[src]')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? link.getAttribute('src')),
      );
    await waitFor(page, 9_999);
    await expect(slowStart(page)).toBeHidden();
    await waitFor(page, 10_001);
    await expect(slowStart(page)).toBeVisible();
    arrive();
    await waitForScript(page);
    expect([...new Set(await loadedScripts(page))].sort()).toEqual(preloaded.sort());
    await expect(slowStart(page)).toHaveCount(0);
  });

  test('what is typed and ticked becomes an answer, a field that was left shows its message, and focus and caret stay', async () => {
    const { page, arrive } = await openBeforeScript(`${product}/`);
    await field(page, 'Last Name').fill('Lovelace');
    await field(page, 'Email Address').fill('ada');
    await field(page, 'Confirm Email Address').fill('ada@example.com');
    await page.getByRole('checkbox').check();
    await field(page, 'First Name').fill('Aa');
    await field(page, 'First Name').press('ArrowLeft');
    arrive();
    await waitForScript(page);
    await expect(field(page, 'First Name')).toBeFocused();
    await page.keyboard.type('d');
    await expect(field(page, 'First Name')).toHaveValue('Ada');
    await expect(field(page, 'Last Name')).toHaveValue('Lovelace');
    await expectError(page, 'Email Address', 'Email must be a valid email address');
    await field(page, 'Email Address').fill('ada@example.com');
    let sent: unknown;
    await intercept(page, '*/publisher/signup/email', (paused) => {
      sent = JSON.parse(paused.body ?? '');
      return paused.answer({ json: {} });
    });
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL(/\/confirm$/);
    expect(sent).toMatchObject({
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.com',
    });
  });

  test('what is typed and ticked, focus and caret stay where an extension of the browser has put an element into the form, for which React draws the page anew', async () => {
    const { page, arrive } = await openBeforeScript(`${product}/`, { expected: /error #418/ });
    await page
      .locator('form')
      .evaluate((form) => form.prepend(document.createElement('writing-assistant')));
    await field(page, 'Last Name').fill('Lovelace');
    await page.getByRole('checkbox').check();
    await field(page, 'First Name').fill('Aa');
    await field(page, 'First Name').press('ArrowLeft');
    arrive();
    await waitForScript(page);
    await expect(page.locator('writing-assistant')).toHaveCount(0);
    await expect(field(page, 'First Name')).toBeFocused();
    await page.keyboard.type('d');
    await expect(field(page, 'First Name')).toHaveValue('Ada');
    await submit(page);
    await expectNoError(page, 'First Name');
    await expectNoError(page, 'Last Name');
    await expectError(page, 'Email Address', 'Email is required');
    await expect(page.getByRole('checkbox')).toBeChecked();
  });

  test('who has opened the languages by keyboard stays there', async () => {
    const { page, arrive } = await openBeforeScript(`${product}/`);
    await page.getByRole('button', { name: 'Language: English' }).press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Deutsch' });
    await expect(link).toBeFocused();
    arrive();
    await waitForScript(page);
    // The heading takes focus at the same time as this goes, where nothing has it.
    await expect(slowStart(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('who has scrolled to the button stays there, and presses it', async () => {
    const { page, arrive } = await openBeforeScript(`${product}/`);
    await page.setViewportSize({ width: 1000, height: 500 });
    const button = page.getByRole('button', { name: 'Submit' });
    await button.scrollIntoViewIfNeeded();
    const { y = 0 } = (await button.boundingBox()) ?? {};
    arrive();
    await waitForScript(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect((await button.boundingBox())?.y).toBe(y);
    await submit(page);
    await expectError(page, 'First Name', 'First name required');
  });

  test('a form that is sent stays on the page with all that was typed, and is sent once the script arrives', async () => {
    const { page, arrive } = await openBeforeScript(`${product}/`);
    await expect
      .poll(() => loadedScripts(page))
      .toContainEqual(expect.stringMatching('early-submit'));
    await field(page, 'First Name').fill('Ada');
    await submit(page);
    await field(page, 'First Name').press('Enter');
    expect(page.url()).toBe(`${product}/`);
    arrive();
    await expectError(page, 'Last Name', 'Last name required');
    await expect(field(page, 'First Name')).toHaveValue('Ada');
    expect(page.url()).toBe(`${product}/`);
  });

  test('a form that is sent while its screen is still being loaded is sent once it is there', async () => {
    // A page of its own, whose cache holds no file of another test.
    const page = await visitor({ viewport: { width: 1000, height: 800 } });
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await intercept(page, '*/assets/apply-*.js', (paused) => arrived.then(() => paused.goOn()));
    // Module scripts have run by then, but for those that they load later.
    await page.goto(product, { waitUntil: 'domcontentloaded' });
    await submit(page);
    arrive();
    await expectError(page, 'First Name', 'First name required');
  });
});
