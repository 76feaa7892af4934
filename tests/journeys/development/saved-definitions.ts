import { expect, it } from 'vitest';
import { intercept, type PausedCall } from '../intercept.ts';
import { storedDraft } from '../stored-draft.ts';
import { visitor } from '../visitor.ts';
import type { DevelopedProduct } from './developed-product.ts';

/** Answers to the first step. */
const firstStep = {
  company_name: 'Analytical Engines',
  account_address_1: '12 St James Square',
  account_country_name: 'United Kingdom',
  account_region_name: 'London, City of',
  account_city_name: 'London',
  account_postal_code: 'SW1Y 4JH',
};

/** Tests that open pages follow the definitions of a product that is being developed. */
export function testSavedDefinitions(product: DevelopedProduct): void {
  it('shows at once, and what was typed is kept', async () => {
    const page = await visitor();
    await product.openConnected(page, '/');
    await page.getByLabel('First Name').fill('Ada');
    await page.getByRole('checkbox').check();
    await page.evaluate(() => Object.assign(window, { loadedOnce: true }));
    await product.edit('apply/schema.json', '"Last Name"', '"Family Name"');
    await page.getByLabel('Family Name').waitFor();
    await expect.poll(() => page.getByLabel('First Name').inputValue()).toBe('Ada');
    await expect.poll(() => page.getByRole('checkbox').isChecked()).toBe(true);
    expect(await page.evaluate(() => 'loadedOnce' in window), 'no page is loaded anew').toBe(true);
  });

  it('keeps what was typed where the form is drawn twice: with its own module, then with that of the app', async () => {
    const page = await visitor();
    const name = page.getByLabel('First Name');
    const heading = page.getByRole('heading', { level: 1, name: 'Application of Publishers' });
    await product.openConnected(page, '/');
    await name.fill('Ada');
    let app: PausedCall | undefined;
    await intercept(page, `${product.url}/@id/__x00__virtual:forms`, (paused) => {
      app = paused;
    });
    await product.edit('apply/screen.json', 'Publisher Application', 'Application of Publishers');
    await heading.waitFor();
    await expect.poll(() => app).toBeDefined();
    await name.evaluate((input) => input.setAttribute('data-drawn', 'first'));
    await app?.goOn();
    await page.locator('[data-drawn]').waitFor({ state: 'detached' });
    await expect.poll(() => name.inputValue()).toBe('Ada');
  });

  it('shows in the open step of a wizard, and what was typed there is kept', async () => {
    const address = '/signup?token=any#contact-details';
    const localStorage = [storedDraft(address, firstStep)];
    const page = await visitor({
      storageState: { cookies: [], origins: [{ origin: product.url, localStorage }] },
    });
    const body = { data: { channels: [], publisher: {} } };
    await intercept(page, `${product.url}/publisher/signup/load`, ({ answer }) =>
      answer({ json: body }),
    );
    await product.openConnected(page, address);
    await page.getByLabel('IM Screenname').fill('ada.lovelace');
    await product.edit('signup/contact-details/schema.json', '"IM Service"', '"Messenger"');
    await page.getByLabel('Messenger').first().waitFor();
    await expect.poll(() => page.getByLabel('IM Screenname').inputValue()).toBe('ada.lovelace');
    expect(new URL(page.url()).hash).toBe('#contact-details');
  });

  it('is told to be wrong in the words of the command, also after a reload, until it is fixed', async () => {
    const page = await visitor({ expected: /unknown-key|Failed to load resource/ });
    await product.openConnected(page, '/');
    await page.getByLabel('First Name').waitFor();
    const overlay = page.locator('vite-error-overlay');
    await product.edit('apply/schema.json', '"minLength"', '"minLenght"');
    await overlay.waitFor({ state: 'attached' });
    const message = overlay.locator('.message-body');
    await expect
      .poll(() => message.innerText())
      .toMatch(
        /forms\/apply\/schema\.json:\d+:\d+: error: There is no key "minLenght" here\. Did you mean "minLength"\? \[unknown-key\]\n.*\n> \d+ \|/,
      );
    expect(await overlay.locator('.file').innerText()).toMatch(
      /forms\/apply\/schema\.json:\d+:\d+/,
    );
    await page.reload();
    await overlay.waitFor({ state: 'attached' });
    await product.edit('apply/schema.json', '"minLenght"', '"minLength"');
    await page.getByLabel('First Name').waitFor();
    expect(await overlay.count()).toBe(0);
  });
}
