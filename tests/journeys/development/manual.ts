import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectNoBarriers } from '../barriers.ts';
import { intercept } from '../intercept.ts';
import { visitor } from '../visitor.ts';
import type { DevelopedProduct } from './developed-product.ts';

/** Tests the manual that the development server of a product shows. */
export function testManual(product: DevelopedProduct): void {
  /** Leaves the pictures of a page empty, but for those whose address has a part: each would load the product. */
  const drawOnly = (page: Page, part: string) =>
    intercept(page, `${product.url}/gallery-frame/*`, ({ url, answer, goOn }) =>
      url.href.includes(part) ? goOn() : answer({ headers: { 'content-type': 'text/html' } }),
    );

  it('finds a recipe by the words of an editor, and copies its snippet', async () => {
    const page = await visitor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await drawOnly(page, '/error-website_url-required?');
    await product.openConnected(page, '/manual/');
    await page.keyboard.press('/');
    await page.keyboard.type('compulsory');
    const found = page.getByRole('list', { name: 'Found' }).getByRole('link');
    await expect.poll(() => found.count()).toBeGreaterThan(1);
    const focused = page.locator('a:focus');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
    expect(await focused.textContent()).toBe(await found.first().textContent());
    await page.keyboard.press('Escape');
    expect(await found.count()).toBe(0);
    await page.keyboard.type('compulsory');
    await found.and(page.getByRole('link', { name: 'Require an answer', exact: true })).click();
    await page.waitForURL('**/manual/questions#require-an-answer');
    const heading = page.getByRole('heading', { name: 'Require an answer' });
    await expect.poll(() => heading.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Copy' }).first().click();
    const copied = page.evaluate(() => navigator.clipboard.readText());
    expect(await page.getByRole('main').locator('pre').first().textContent()).toBe(await copied);
    const picture = page.getByTitle('The result: Require an answer');
    await picture.scrollIntoViewIfNeeded();
    const website = picture.contentFrame().getByRole('textbox', { name: 'Website URL' });
    await expect.poll(() => website.getAttribute('aria-invalid')).toBe('true');
    const height = () => picture.evaluate((frame) => frame.clientHeight);
    await expect.poll(height).toBeLessThan(150);
    await expectNoBarriers(page);
  });

  it('leads from page to page, and says where nothing is found', async () => {
    const page = await visitor({ viewport: { width: 390, height: 844 } });
    await drawOnly(page, '/asked/empty?');
    await product.openConnected(page, '/manual/texts');
    await page.getByText('Next:').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Show values in texts' }).waitFor();
    await page.getByText('Contents', { exact: true }).click();
    await page.getByRole('link', { name: 'How it thinks' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'How it thinks' }).waitFor();
    await page.getByRole('searchbox').fill('xyzzyx');
    await page.getByText('Nothing found for “xyzzyx”.').waitFor();
    await expectNoBarriers(page);
    await page.goto(`${product.url}/manual/reference/widgets/country`);
    const picture = page.getByTitle('Empty: country');
    const country = picture.contentFrame().getByRole('combobox', { name: 'Country' });
    await country.focus();
    // There is room for the list before it opens.
    await expect.poll(() => picture.evaluate((frame) => frame.clientHeight)).toBe(400);
    await country.fill('portu');
    await picture.contentFrame().getByRole('option', { name: 'Portugal' }).click();
    await expect.poll(() => country.inputValue()).toBe('Portugal');
  });
}
