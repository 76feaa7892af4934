// Proves that a visitor gets the product in the preferred or chosen language, and keeps the answers when changing it.
import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { expectNoBarriers } from '../barriers.ts';
import { expect } from '../expect.ts';
import { visitor } from '../visitor.ts';
import { product } from './provider.ts';
import { followLink } from './wizard.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Chooses a language, which is named in itself. */
async function choose(page: Page, name: string): Promise<void> {
  await page.locator('.languages').getByRole('button').click();
  await page.getByRole('link', { name, exact: true }).click();
}

async function openWith(browserLanguage: string, path = '/'): Promise<Page> {
  const page = await visitor({ locale: browserLanguage });
  await page.goto(product + path);
  return page;
}

describe('A product in several languages', () => {
  test('opens in the language of the browser, with the query of the address, and stays in one that the visitor has chosen', async () => {
    const page = await openWith('de-AT', '/?from=letter');
    await expect(heading(page, 'Bewerbung als Publisher')).toBeVisible();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/de/?from=letter');
    await expect(page).toHaveTitle(/^Bewerbung als Publisher/);
    await page.getByRole('button', { name: 'Absenden' }).click();
    await expect(page.getByLabel('Vorname')).toHaveAccessibleDescription('Bitte Vornamen angeben');
    await choose(page, 'English');
    await expect(heading(page, 'Publisher Application')).toBeVisible();
    await page.goto(`${product}/confirm`);
    await expect(page.getByText(/Please check your email/)).toBeVisible();
    await choose(page, 'Deutsch');
    await page.goto(`${product}/thankyou`);
    await expect(heading(page, 'Haben Sie Ihre Bewerbung abgeschickt?')).toBeVisible();
  });

  test('opens in that of the definitions where it has no other one of the browser', async () => {
    const page = await openWith('fr');
    await expect(heading(page, 'Publisher Application')).toBeVisible();
  });

  test('opens in the language of the address, whatever the browser prefers; typed texts have their own direction', async () => {
    const page = await openWith('de', '/ar/');
    await expect(heading(page, 'طلب انضمام ناشر')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('textbox').first()).toHaveCSS('unicode-bidi', 'plaintext');
    await expectNoBarriers(page);
  });

  test('keeps the answers of a form without a draft, for the next page alone', async () => {
    const page = await openWith('en');
    await page.getByLabel('First Name').fill('Ada');
    await choose(page, 'Deutsch');
    await expect(page.getByLabel('Vorname')).toHaveValue('Ada');
    await page.reload();
    await expect(page.getByLabel('Vorname')).toHaveValue('');
  });

  test('keeps the step, its answers and the token; names countries in its language, and sends the same name', async () => {
    const page = await followLink();
    await page.getByLabel('Company name').fill('Northwind');
    await choose(page, 'Deutsch');
    await expect(page.getByRole('heading', { name: 'Ihr Unternehmen' })).toBeVisible();
    await expect(page.getByLabel('Name des Unternehmens')).toHaveValue('Northwind');
    expect(new URL(page.url()).searchParams.get('token')).toBeTruthy();
    const country = page.getByRole('combobox', { name: 'Land' });
    await country.fill('Österr');
    await page.getByRole('option', { name: 'Österreich' }).click();
    await expect(country).toHaveValue('Österreich');
    await choose(page, 'English');
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Austria');
    const { searchParams } = new URL(page.url());
    await page.locator('.languages').getByRole('button').click();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Deutsch' }).click({ modifiers: ['Control'] }),
    ]);
    await expect(tab.getByRole('heading', { name: 'Ihr Unternehmen' })).toBeVisible();
    // The link has the token for as long as the browser follows it.
    expect(await page.content()).not.toContain(searchParams.get('token'));
  });

  test('says in its language that there is nothing at an address', async () => {
    const page = await openWith('en', '/de/nowhere');
    await expect(heading(page, 'Seite nicht gefunden')).toBeVisible();
    await page.getByRole('link', { name: 'Zur Startseite' }).click();
    await expect(heading(page, 'Bewerbung als Publisher')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/de');
    await page.reload();
    await expect(heading(page, 'Bewerbung als Publisher')).toBeVisible();
  });
});
