import { expect } from 'vitest';
import type { ProductModel, ScreenModel } from '../../../../src/analysis/product-model.ts';
import { outcomeEntry } from '../../../../src/definition/outcomes/index.ts';
import { expect as expectSoon } from '../../../journeys/expect.ts';
import type { FailedLoad, Walk } from '../../../support/paths/path.ts';
import { successResponse } from '../../../support/paths/scripted-response.ts';
import { failConnection, restoreConnection } from '../form-page/connection.ts';
import { openScreen, press, type Stage } from '../stage.ts';
import { expectEnd } from './ends.ts';
import { correctAnswers, goOnAndSend, sendAgain } from './send-again.ts';
import { sendAndExpect } from './send-and-expect.ts';
import { fillInSteps, openWalk } from './walk.ts';
import type { WalkLog } from './walk-log.ts';

/** Opens a screen whose load call fails in each of these ways, one after the other; if the screen stays, tries again. */
export async function failToLoad(
  product: ProductModel,
  origin: string,
  loads: FailedLoad[],
  log: WalkLog,
): Promise<void> {
  const [{ screen: id, query, load }] = loads as [FailedLoad];
  const screen = product.screens.find((each) => each.id === id) as ScreenModel;
  const stage = await openScreen(product, origin, { screen, query, load });
  await expectFailedLoads(stage, screen, loads, log);
}

/**
 * Fills in a screen once, and sends it as often as its calls can fail with the visitor staying on it. The load call
 * fails before.
 */
export async function sendInVain(
  product: ProductModel,
  origin: string,
  { loads, walks }: { loads: FailedLoad[]; walks: Walk[] },
  log: WalkLog,
): Promise<void> {
  const [first] = walks as [Walk];
  const walkStage = await openWalk(product, origin, first, loads[0]?.load);
  const { stage, screen, dataSources } = walkStage;
  await expectFailedLoads(stage, screen, loads, log);
  await fillInSteps(walkStage, first, log);
  for (const [index, path] of walks.entries()) {
    const refused = walks[index - 1];
    if (refused) await correctAnswers(stage, screen, refused, dataSources);
    await sendAndExpect(walkStage, path, log, () =>
      refused ? goOnAndSend(stage, screen) : press(stage, screen.texts.submit),
    );
  }
  await sendAgain(stage, screen, walks.at(-1) as Walk, dataSources);
}

/** Expects the end of each failed load. The first has happened; for each other, and then for none, presses the button. */
async function expectFailedLoads(
  stage: Stage,
  screen: ScreenModel,
  loads: FailedLoad[],
  log: WalkLog,
): Promise<void> {
  for (const [index, { load, title, expectedEnd, endFile }] of loads.entries()) {
    if (index > 0) await loadAgain(stage, screen, load);
    await expectEnd(stage, screen, expectedEnd);
    if (endFile !== undefined) await log.look(endFile, title, stage);
  }
  const last = loads.at(-1)?.expectedEnd;
  if (!last || last.route !== undefined || !screen.load) return;
  await loadAgain(stage, screen, successResponse(stage.product, screen.load.call));
  await expectSoon(
    stage.page.getByRole('main').getByRole('alert').filter({ hasText: last.message }),
  ).toHaveCount(0);
  await expectSoon(stage.page.locator('main form')).toBeVisible();
}

async function loadAgain(
  stage: Stage,
  { load, texts }: ScreenModel,
  response: FailedLoad['load'],
): Promise<void> {
  const { page, provider } = stage;
  const loads = () => provider.sent.filter(({ call }) => call === load?.call).length;
  const earlier = loads();
  await restoreConnection(page);
  if (load) provider.respond(load.call, response);
  await failConnection(page, response);
  await press(stage, texts.tryAgain);
  if (response.ending && outcomeEntry(response.ending)?.sendsNothing) return;
  await expect.poll(loads).toBeGreaterThan(earlier);
}
