// Proves that each route shows its screen with the specified words, logo and title, readable and without barriers.
import type { Locator, Page } from 'playwright';
import { describe, test } from 'vitest';
import { expectNoBarriers } from '../barriers.ts';
import { expect } from '../expect.ts';
import { visitor } from '../visitor.ts';
import { field, messages } from './elements.ts';
import { expectAllInSight } from './in-sight.ts';
import { product } from './provider.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function open(path: string): Promise<Page> {
  const page = await visitor();
  await page.goto(product + path);
  await heading(page).waitFor();
  return page;
}

async function expectLogo(page: Page): Promise<void> {
  const logo = page.getByRole('banner').getByRole('img', { name: 'Meridian Partner Network' });
  await expect(logo).toBeVisible();
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

/** Expects a screen to fill a phone, and not to scroll where it fits. */
async function expectToFillPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 900 });
  const bottom = async () => {
    const { y = 0, height = 0 } = (await page.locator('main > *').first().boundingBox()) ?? {};
    return Math.round(y + height);
  };
  await expect.poll(bottom).toBe(900);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
}

/** Expects what holds for each screen without a form, and goes back to the usual size. */
async function expectScreen(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(`${title} – Meridian Partner Network`);
  await expectLogo(page);
  await expectToFillPhone(page);
  await expectNoBarriers(page);
  await expectAllInSight(page);
  await page.setViewportSize({ width: 1280, height: 720 });
}

describe('Section 2: screens and routes; each has the logo and a title, no barrier, and nothing cut at 400 % or with text of 200 %; those without a form fill a phone', () => {
  test('/ is the email sign-up screen; theme: primary colour blue, errors red, light and dark', async () => {
    const page = await open('/');
    await expect(heading(page)).toHaveText('Publisher Application');
    await expect(field(page, 'Confirm Email Address')).toBeVisible();
    await expect(page).toHaveTitle('Publisher Application – Meridian Partner Network');
    await expectLogo(page);
    await expectAllInSight(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const button = page.getByRole('button', { name: 'Submit' });
    await button.click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const error = await colour(messages(page, 'Last name required'), 'color');
      expect(error.red).toBeGreaterThan(Math.max(error.green, error.blue));
      // The colour of a button takes a moment to change.
      await expect
        .poll(async () => {
          const { red, green, blue } = await colour(button, 'background-color');
          return blue > Math.max(red, green);
        })
        .toBe(true);
    }
  });

  test('/confirm: "Please check your email and click on the link we sent you to continue.", and the note on the junk folder', async () => {
    const page = await open('/confirm');
    await expect(heading(page)).toHaveText(
      'Please check your email and click on the link we sent you to continue.',
    );
    await expect(
      page.getByText(
        "Didn't get the email? Please check your junk folder. Don't forget to add the provider's domain to your whitelist so you never miss an important email.",
        { exact: true },
      ),
    ).toBeVisible();
    await expect(page.getByRole('main')).toContainText('meridian-network.example');
    await expectScreen(page, 'Check your email');
  });

  test('/thankyou, opened by hand, claims nothing', async () => {
    const page = await open('/thankyou');
    await expect(page).toHaveURL(`${product}/not-sent`);
    await expect(heading(page)).toHaveText('Have you sent your application?');
    await expectScreen(page, 'Your application');
    // The page that gave way is no way back.
    expect(await page.evaluate(() => history.state.usr?.shown)).toBeUndefined();
  });

  test('/received: "You have already sent this application."', async () => {
    const page = await open('/received');
    await expect(heading(page)).toHaveText('You have already sent this application.');
    await expectScreen(page, 'Application received');
  });

  test('/error: "We encountered an error. Your registration form may have expired. Please sign up again.", and a link back to the apply page', async () => {
    const page = await open('/error');
    await expect(heading(page)).toHaveText(
      'We encountered an error. Your registration form may have expired. Please sign up again.',
    );
    await expectScreen(page, 'Something went wrong');
    await page.getByRole('link', { name: 'Sign up again' }).click();
    await expect(page).toHaveURL(`${product}/`);
    await expect(field(page, 'First Name')).toBeVisible();
  });

  test('an unknown path, also below a screen, gets a "page not found" screen with a way home', async () => {
    const page = await open('/signup/nowhere');
    await expect(heading(page)).toHaveText('Page not found');
    await page.goto(`${product}/nowhere`);
    await expect(heading(page)).toHaveText('Page not found');
    await expectScreen(page, 'Page not found');
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await expect(page).toHaveURL(`${product}/`);
    await expect(field(page, 'First Name')).toBeVisible();
  });

  test('the screen behind a link is there as soon as its code is, and waits for no timer', async () => {
    const page = await visitor();
    await page.clock.install();
    await page.goto(`${product}/error`);
    const link = page.getByRole('link', { name: 'Sign up again' });
    await link.waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    await link.click();
    await expect(field(page, 'First Name')).toBeVisible();
  });
});

async function colour(element: Locator, property: string) {
  const value = await element.evaluate(
    (it, name) => getComputedStyle(it).getPropertyValue(name),
    property,
  );
  const [red = 0, green = 0, blue = 0] = (value.match(/\d+/g) ?? []).map(Number);
  return { red, green, blue };
}
