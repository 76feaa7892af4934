import { expect } from 'vitest';
import type { ScreenModel } from '../../../../src/analysis/product-model.ts';
import { sampleStepData } from '../../../../src/analysis/sample/sample-step-data.ts';
import type { Answers } from '../../../../src/core/form/coerce-answers.ts';
import { leavesProduct } from '../../../../src/core/leaves-product.ts';
import { outcomeEntry } from '../../../../src/definition/outcomes/index.ts';
import { intercept } from '../../../journeys/intercept.ts';
import { modelOf, type Walk } from '../../../support/paths/path.ts';
import { failConnection } from '../form-page/connection.ts';
import type { Stage } from '../stage.ts';
import { expectEnd } from './ends.ts';
import { expectedCall } from './expected-call.ts';
import type { WalkLog } from './walk-log.ts';
import type { WalkStage } from './walk-stage.ts';

/**
 * Sends the answers of a path, and expects exactly the call of the definition and the end of the path.
 *
 * @param submit presses the button
 */
export async function sendAndExpect(
  walkStage: WalkStage,
  path: Walk,
  log: WalkLog,
  submit: () => Promise<void>,
): Promise<void> {
  const { stage, screen } = walkStage;
  await send(walkStage, path, submit);
  await expectEnd(stage, screen, path.expectedEnd);
  // The storage of a site can be read on its own pages only.
  if (leavesProduct(path.expectedEnd.route ?? '')) await stage.page.goto(stage.origin);
  await expectDraft(stage, screen, path);
  if (path.expectedEnd.route !== undefined) log.left(screen.id);
  if (path.endFile !== undefined) await log.look(path.endFile, path.title, stage);
}

async function send(
  { stage, screen, dataSources }: WalkStage,
  { steps, send: response, expectedEnd }: Walk,
  submit: () => Promise<void>,
): Promise<void> {
  const { page, provider, product } = stage;
  const call = screen.submit?.call ?? '';
  const answers: Answers = Object.assign({}, ...steps.map((step) => step.answers));
  const url = page.url();
  const earlier = provider.sent.length;
  provider.respond(call, response);
  await failConnection(page, response);
  const { route = '' } = expectedEnd;
  const [site = ''] = route.split('?');
  if (leavesProduct(route)) await intercept(page, site, (paused) => paused.answer(anotherSite));
  await submit();
  const sent = () => provider.sent.slice(earlier).filter((each) => each.call === call);
  if (response.ending && outcomeEntry(response.ending)?.sendsNothing)
    return expect(sent()).toEqual([]);
  await expect.poll(() => sent().length).toBe(1);
  const walked = screen.steps.filter((one) => steps.some((step) => modelOf(screen, step) === one));
  const data = sampleStepData(product, walked, { ...dataSources, answers });
  const sources = { ...dataSources, page: { ...dataSources.page, url }, steps: data };
  expect(sent()[0]).toMatchObject(expectedCall(product, screen, answers, sources));
  expect(sent()[0]?.body).toEqual(expectedCall(product, screen, answers, sources).body);
}

/** Stands for every site to which an outcome leads. */
const anotherSite = { headers: { 'content-type': 'text/html' }, text: '<title>Elsewhere</title>' };

/** Expects the draft to be deleted if the outcome clears it, and to exist otherwise. */
async function expectDraft({ page }: Stage, { draft }: ScreenModel, { expectedEnd }: Walk) {
  if (!draft) return;
  const hasAnswers = async () => {
    const stored = await page.evaluate((key) => localStorage.getItem(key), draft.key);
    return stored !== null && JSON.parse(stored)[draft.entry] !== undefined;
  };
  // The draft of a form that has not been left is stored a moment after the last answer.
  await expect
    .poll(hasAnswers, { message: 'whether answers are stored' })
    .toBe(!expectedEnd.clearsDraft);
}
