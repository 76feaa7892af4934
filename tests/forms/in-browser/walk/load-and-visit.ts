import { expect as expectSoon } from 'playwright/test';
import { expect } from 'vitest';
import type { ProductModel, ScreenModel } from '../../../../src/analysis/product-model.ts';
import type { FailedLoad, Visit } from '../../../support/paths/path.ts';
import { successResponse } from '../../../support/paths/scripted-response.ts';
import { restoreConnection } from '../form-page/connection.ts';
import { expectScreen, openScreen, press, screenAt } from '../stage.ts';
import { expectEnd } from './ends.ts';
import type { WalkLog } from './walk-log.ts';

/** Opens a screen whose load call fails; if the screen stays, tries again. */
export async function failToLoad(
  product: ProductModel,
  origin: string,
  { screen: id, title, query, load, expectedEnd, endFile }: FailedLoad,
  log: WalkLog,
): Promise<void> {
  const screen = product.screens.find((each) => each.id === id) as ScreenModel;
  const stage = await openScreen(product, origin, { screen, query, load });
  await expectEnd(stage, screen, expectedEnd);
  if (endFile !== undefined) await log.look(endFile, title, stage);
  if (expectedEnd.route !== undefined || !screen.load) return;
  stage.provider.respond(screen.load.call, successResponse(product, screen.load.call));
  await restoreConnection(stage.page);
  await press(stage, screen.texts.tryAgain);
  await expectSoon(
    stage.page.getByRole('main').getByRole('alert').filter({ hasText: expectedEnd.message }),
  ).toHaveCount(0);
  await expectSoon(stage.page.locator('main form')).toBeVisible();
}

/** Reads a page, and leaves it by the link that the path names. */
export async function visit(
  product: ProductModel,
  origin: string,
  { screen: id, query, follows, file }: Visit,
  log: WalkLog,
): Promise<void> {
  const screen = product.screens.find((each) => each.id === id) as ScreenModel;
  const stage = await openScreen(product, origin, { screen, query });
  const { page, provider } = stage;
  await expectScreen(page, screen);
  log.reached(id);
  if (file !== undefined) await log.look(file, screen.title, stage);
  if (!follows) return;
  const { text, href } = follows;
  const names = [text, `${text} ${screen.texts.newTab}`];
  const link = page.getByRole('main').getByRole('link').filter({ hasText: text }).first();
  expect(names).toContain(await link.evaluate((element) => element.textContent?.trim()));
  expect(await link.getAttribute('href'), `where “${text}” leads`).toBe(href);
  log.left(id);
  const target = href.startsWith('/') ? screenAt(product, href) : undefined;
  if (!target) return;
  if (target.load) provider.respond(target.load.call, successResponse(product, target.load.call));
  await link.click();
  await expectScreen(page, target);
  log.reached(target.id);
}
