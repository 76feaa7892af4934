import type { Locator, Page } from 'playwright';
import { describe, test } from 'vitest';
import { expect } from '../expect.ts';
import { visitor } from '../visitor.ts';
import { field } from './elements.ts';
import { product } from './provider.ts';
import { invitation, openWizard } from './wizard.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function open(path: string, options = {}): Promise<Page> {
  const page = await visitor(options);
  await page.goto(product + path);
  await heading(page).waitFor();
  return page;
}

describe('Section 2: screens and routes', () => {
  test('/ is the email sign-up screen', async () => {
    const page = await open('/');
    await expect(heading(page)).toHaveText('Publisher Application');
    await expect(field(page, 'Confirm Email Address')).toBeVisible();
    await expect(page).toHaveTitle('Publisher Application – Meridian Partner Network');
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
    await expect(page).toHaveTitle('Check your email – Meridian Partner Network');
  });

  test('/signup is the application wizard; it takes a query parameter named token', async () => {
    const page = await openWizard();
    const address = new URL(page.url());
    expect(address.pathname).toBe('/signup');
    expect(address.searchParams.get('token')).toBe((await invitation()).token);
    await expect(heading(page)).toHaveText('Publisher Application');
    await expect(page).toHaveTitle(
      'Company Info – Publisher Application – Meridian Partner Network',
    );
  });

  test('/thankyou: "Your application has been submitted.", an email with next steps, a review as soon as possible', async () => {
    const page = await open('/thankyou');
    await expect(heading(page)).toHaveText('Your application has been submitted.');
    await expect(page.getByRole('main')).toContainText('watch for an email with your next steps');
    await expect(page.getByRole('main')).toContainText('reviewed as soon as possible');
    await expect(page).toHaveTitle('Thank you – Meridian Partner Network');
  });

  test('/error: "We encountered an error. Your registration form may have expired. Please sign up again.", and a link back to the apply page', async () => {
    const page = await open('/error');
    await expect(heading(page)).toHaveText(
      'We encountered an error. Your registration form may have expired. Please sign up again.',
    );
    await expect(page).toHaveTitle('Something went wrong – Meridian Partner Network');
    await page.getByRole('link', { name: 'Sign up again' }).click();
    await expect(page).toHaveURL(`${product}/`);
    await expect(field(page, 'First Name')).toBeVisible();
  });

  test('an unknown path gets a "page not found" screen with a way home', async () => {
    const page = await open('/');
    for (const path of ['/nowhere', '/signup/nowhere']) {
      await page.goto(product + path);
      await expect(heading(page)).toHaveText('Page not found');
      await expect(page).toHaveTitle('Page not found – Meridian Partner Network');
      await page.getByRole('link', { name: 'Go to the start page' }).click();
      await expect(page).toHaveURL(`${product}/`);
      await expect(field(page, 'First Name')).toBeVisible();
    }
  });

  test('every screen shows the logo', async () => {
    const page = await open('/');
    for (const path of ['/', '/confirm', '/thankyou', '/error', '/nowhere']) {
      await page.goto(product + path);
      const logo = page.getByRole('banner').getByRole('img', { name: 'Meridian Partner Network' });
      await expect(logo).toBeVisible();
      expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
        0,
      );
    }
  });

  test('theme: primary colour blue, errors red, light and dark', async () => {
    const page = await open('/');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const button = page.getByRole('button', { name: 'Submit' });
    await button.click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const error = await colour(page.getByText('Last name required', { exact: true }), 'color');
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
});

async function colour(element: Locator, property: string) {
  const value = await element.evaluate(
    (it, name) => getComputedStyle(it).getPropertyValue(name),
    property,
  );
  const [red = 0, green = 0, blue = 0] = (value.match(/\d+/g) ?? []).map(Number);
  return { red, green, blue };
}
