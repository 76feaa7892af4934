// Proves that choices with pictures, in a random order and to be ranked are answered in a built product.
import type { Locator, Page } from 'playwright';
import { inject, it } from 'vitest';
import { expectNoBarriers } from './barriers.ts';
import { openBeforeScript, waitForScript } from './before-script.ts';
import { expect } from './expect.ts';
import { recordLayoutShifts } from './layout-shifts.ts';
import { visitor } from './visitor.ts';

const taste = `${inject('served').poll ?? ''}/taste`;

const gifts = (page: Page) => page.getByRole('radiogroup', { name: /^Which gift/ });
const seen = (page: Page) => page.getByRole('group', { name: /^Which of these/ });
const goals = (page: Page) => page.getByRole('group', { name: /^What matters/ });
const orderIn = async (page: Page): Promise<string[]> => [
  ...(await gifts(page).locator('label').allTextContents()),
  ...(await seen(page).locator('label').allTextContents()),
  ...(await goals(page).getByRole('listitem').allTextContents()),
];
const inWords = (all: Locator) => all.allTextContents();

it('shows choices once their order is known, and keeps it after a reload and on the way back', async () => {
  const { page, arrive } = await openBeforeScript(taste);
  const { shifts, recorded } = await recordLayoutShifts(page);
  await expect(page.getByRole('radio')).toHaveCount(0);
  expect(await gifts(page).count()).toBe(0);
  arrive();
  await waitForScript(page);
  await expect(gifts(page).getByRole('radio')).toHaveCount(4);
  const order = await orderIn(page);
  expect(order.slice(3, 4)).toEqual(['No gift']);

  await page.reload();
  await waitForScript(page);
  await expect(gifts(page)).toBeVisible();
  expect(await orderIn(page)).toEqual(order);
  await page.goto(taste.replace('/taste', '/thanks'));
  await page.getByRole('link', { name: 'Tell us what you like' }).click();
  await expect(gifts(page)).toBeVisible();
  expect(await orderIn(page)).toEqual(order);
  await recorded();
  expect(shifts).toEqual([]);
});

it('has another order for another visitor', async () => {
  const orders = new Set<string>();
  for (let visit = 0; visit < 5; visit++) {
    const page = await visitor({ viewport: { width: 1000, height: 800 } });
    await page.goto(taste);
    await expect(gifts(page)).toBeVisible();
    orders.add(String(await orderIn(page)));
  }
  expect(orders.size).toBeGreaterThan(1);
});

it('is answered by keyboard and by pressing pictures, on a phone too', async () => {
  const page = await visitor({ viewport: { width: 320, height: 700 } });
  const bodies: unknown[] = [];
  await page.route('**/api/answers', async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({ json: {} });
  });
  await page.goto(taste);
  await gifts(page).getByAltText('Red, with short sleeves').click();
  await expect(gifts(page).getByRole('radio', { name: /Shirt$/ })).toBeChecked();

  const boxes = seen(page).getByRole('checkbox');
  for (const box of await boxes.all()) await box.press('Space');
  await expect(seen(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
  await seen(page).getByRole('checkbox', { name: 'None of these' }).uncheck();
  await seen(page).getByRole('checkbox', { name: /Bag$/ }).press('Space');
  await seen(page).getByRole('checkbox', { name: /Cup$/ }).press('Space');

  const press = (name: string) => goals(page).getByRole('button', { name }).press('Enter');
  await press('Add Made nearby');
  await press('Add A low price');
  await press('Add Made with care');
  await press('Move Made with care up');
  expect((await inWords(goals(page).getByRole('listitem'))).slice(0, 3)).toEqual([
    '1.Made nearby',
    '2.Made with care',
    '3.A low price',
  ]);
  await expectNoBarriers(page);
  await press('Remove Made nearby');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thanks' })).toBeVisible();
  expect(bodies).toEqual([{ gift: 'shirt', seen: ['cup', 'bag'], goals: ['care', 'price'] }]);
});
