import { expect } from 'vitest';
import type { ProductModel, ScreenModel } from '../../../../src/analysis/product-model.ts';
import { screenAt } from '../../../support/paths/address-of.ts';
import type { Visit } from '../../../support/paths/path.ts';
import { successResponse } from '../../../support/paths/scripted-response.ts';
import { expectScreen, openScreen, type Stage } from '../stage.ts';
import type { WalkLog } from './walk-log.ts';

/** Reads a page, and leaves it by each link that the paths name, with the browser's Back in between. */
export async function visit(
  product: ProductModel,
  origin: string,
  visits: Visit[],
  log: WalkLog,
): Promise<void> {
  const [{ screen: id, query }] = visits as [Visit];
  const screen = product.screens.find((each) => each.id === id) as ScreenModel;
  const stage = await openScreen(product, origin, { screen, query });
  await expectScreen(stage.page, screen);
  log.reached(id);
  for (const path of visits) {
    if (path.file !== undefined) await log.look(path.file, screen.title, stage);
    if (path.follows) await follow(stage, screen, path.follows, log);
  }
}

/** Follows a link to a screen of the product, and comes back; of others, compares only the address. */
async function follow(
  { page, provider, product }: Stage,
  screen: ScreenModel,
  { text, href }: NonNullable<Visit['follows']>,
  log: WalkLog,
): Promise<void> {
  const names = [text, `${text} ${screen.texts.newTab}`];
  const link = page.getByRole('main').getByRole('link').filter({ hasText: text }).first();
  expect(names).toContain(await link.evaluate((element) => element.textContent?.trim()));
  expect(await link.getAttribute('href'), `where “${text}” leads`).toBe(href);
  log.left(screen.id);
  const target = href.startsWith('/') ? screenAt(product, href) : undefined;
  if (!target) return;
  if (target.load) provider.respond(target.load.call, successResponse(product, target.load.call));
  await link.click();
  await expectScreen(page, target);
  log.reached(target.id);
  await page.goBack();
  await expectScreen(page, screen);
}
