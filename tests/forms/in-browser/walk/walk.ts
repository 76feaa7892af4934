import { expect as expectSoon } from 'playwright/test';
import { expect } from 'vitest';
import { visitSources } from '../../../../src/analysis/journeys/visit-sources.ts';
import type { ProductModel, ScreenModel } from '../../../../src/analysis/product-model.ts';
import type { Answers, DataSources } from '../../../../src/core/coerce-answers.ts';
import { outcomeEntry } from '../../../../src/definition/outcomes/index.ts';
import type { Walk, WalkedStep } from '../../../support/paths/path.ts';
import { proofTime } from '../../page-sources.ts';
import { failConnectionOnSend } from '../form-page/connection.ts';
import { fillForm } from '../form-page/fill-form.ts';
import { addressOf, expectScreen, formOnPage, openScreen, press, type Stage } from '../stage.ts';
import { expectEnd, expectStep } from './ends.ts';
import { expectedCall } from './expected-call.ts';
import { expectQuestions } from './questions.ts';
import { sendAgain } from './send-again.ts';
import type { WalkLog } from './walk-log.ts';

/** Walks a path through a form or a wizard, and compares the page with its snapshots on the way. */
export async function walk(
  product: ProductModel,
  origin: string,
  path: Walk,
  log: WalkLog,
): Promise<Stage> {
  const screen = product.screens.find(({ id }) => id === path.screen) as ScreenModel;
  const { steps, storedSteps, query, load } = path;
  const storedAnswers: Answers = Object.assign(
    {},
    ...steps.map(({ answers, stored }, index) => (index < storedSteps ? answers : stored)),
  );
  const stage = await openScreen(product, origin, {
    screen,
    query,
    load,
    storedAnswers: Object.keys(storedAnswers).length > 0 ? storedAnswers : undefined,
    step: storedSteps > 0 ? steps[storedSteps]?.id : undefined,
  });
  await expectScreen(stage.page, screen);
  log.reached(screen.id);
  const loaded = load && 'body' in load ? load.body : undefined;
  const visit = { url: origin + addressOf(screen, query), now: proofTime };
  const dataSources = { ...visitSources(product, screen, visit), loaded };
  for (const [index, step] of steps.entries()) {
    if (index < storedSteps) continue;
    await walkStep({ stage, screen, path, index, log, dataSources }, step);
    if (index < steps.length - 1) await press(stage, screen.texts.next);
    log.left(screen.id, step.id);
  }
  await send(stage, screen, path, dataSources);
  await expectEnd(stage, screen, path.expectedEnd);
  await expectDraft(stage, screen, path);
  if (path.expectedEnd.route !== undefined) log.left(screen.id);
  if (path.endFile !== undefined) await log.look(path.endFile, path.title, stage);
  if (path.resend) await sendAgain(stage, screen, path, { ...dataSources, ...path.resend });
  return stage;
}

interface StepContext {
  stage: Stage;
  screen: ScreenModel;
  path: Walk;
  index: number;
  log: WalkLog;
  dataSources: DataSources;
}

async function walkStep(context: StepContext, step: WalkedStep): Promise<void> {
  const { stage, screen, path, index, log, dataSources } = context;
  const { files, title } = step;
  const form = screen.steps.find(({ id }) => id === step.id)?.form;
  await expectCurrentStep(stage, screen, path.steps, index);
  log.reached(screen.id, step.id);
  if (files.opened) await log.look(files.opened, `${title}, as it opens`, stage);
  if (files.pressed) {
    await press(stage, buttonOf(screen, path.steps, index));
    await log.look(files.pressed, `${title}, sent on with nothing filled in`, stage);
  }
  if (form) {
    const answers: Answers = Object.assign({}, ...path.steps.map((each) => each.answers));
    const formPage = formOnPage(stage, screen, form, { ...dataSources, answers });
    await fillForm(formPage, step.answers, step.stored);
    await expectQuestions(formPage, step.answers, step.asked);
  }
  if (files.filled) await log.look(files.filled, `${title}, filled in`, stage);
  if (path.thorough && index > 0) {
    await press(stage, screen.texts.back);
    await expectCurrentStep(stage, screen, path.steps, index - 1);
    await press(stage, screen.texts.next);
    await expectCurrentStep(stage, screen, path.steps, index);
  }
}

/** Expects a step on the page, with the completed steps before it in the stepper. */
async function expectCurrentStep(
  stage: Stage,
  screen: ScreenModel,
  steps: WalkedStep[],
  index: number,
): Promise<void> {
  if (screen.kind !== 'wizard') return;
  const title = steps[index]?.title ?? '';
  await expectStep(stage, title);
  const stepper = stage.page.getByRole('navigation', { name: screen.texts.steps, exact: true });
  const current = stepper.getByRole('listitem').locator('xpath=self::*[@aria-current="step"]');
  await expectSoon(current).toContainText(title);
  const before = stepper.getByRole('listitem').filter({ hasText: screen.texts.stepCompleted });
  await expectSoon(before).toHaveCount(index);
}

const buttonOf = ({ texts }: ScreenModel, steps: WalkedStep[], index: number): string =>
  index === steps.length - 1 ? texts.submit : texts.next;

/** Sends the answers and expects exactly the call of the definition. */
async function send(
  stage: Stage,
  screen: ScreenModel,
  { steps, send: response }: Walk,
  dataSources: DataSources,
): Promise<void> {
  const { page, provider, product } = stage;
  const call = screen.submit?.call ?? '';
  const answers: Answers = Object.assign({}, ...steps.map((step) => step.answers));
  const url = page.url();
  provider.respond(call, response);
  await failConnectionOnSend(page, response);
  await press(stage, screen.texts.submit);
  const sent = () => provider.sent.filter((each) => each.call === call);
  if (response.ending && outcomeEntry(response.ending)?.sendsNothing)
    return expect(sent()).toEqual([]);
  await expect.poll(() => sent().length, { timeout: 8000 }).toBe(1);
  const sources = { ...dataSources, page: { url } };
  expect(sent()[0]).toMatchObject(expectedCall(product, screen, answers, sources));
  expect(sent()[0]?.body).toEqual(expectedCall(product, screen, answers, sources).body);
}

/** Expects the draft to be deleted if the outcome clears it, and to exist otherwise. */
async function expectDraft({ page }: Stage, { draft }: ScreenModel, { expectedEnd }: Walk) {
  if (!draft) return;
  const hasAnswers = async () => {
    const stored = await page.evaluate((key) => localStorage.getItem(key), draft.key);
    return stored !== null && JSON.parse(stored)[draft.entry] !== undefined;
  };
  // The draft of a form that has not been left is stored a moment after the last answer.
  await expect
    .poll(hasAnswers, { message: 'whether answers are stored', timeout: 5000 })
    .toBe(!expectedEnd.clearsDraft);
}
