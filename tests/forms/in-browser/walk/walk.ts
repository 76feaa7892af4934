import { visitSources } from '../../../../src/analysis/journeys/run-journey.ts';
import type { ProductModel, ScreenModel } from '../../../../src/analysis/product-model.ts';
import type { Answers } from '../../../../src/core/form/coerce-answers.ts';
import { expect as expectSoon } from '../../../journeys/expect.ts';
import { addressOf } from '../../../support/paths/address-of.ts';
import { modelOf, type Walk, type WalkedStep } from '../../../support/paths/path.ts';
import { openTime } from '../../page-sources.ts';
import { fillForm } from '../form-page/fill-form.ts';
import { shownName } from '../shown-name.ts';
import {
  buttonNamed,
  expectScreen,
  formOnPage,
  openScreen,
  press,
  pressInVain,
  type Stage,
} from '../stage.ts';
import { expectStep } from './ends.ts';
import { expectQuestions } from './questions.ts';
import { sendAndExpect } from './send-and-expect.ts';
import { takeExits } from './take-exits.ts';
import type { WalkLog } from './walk-log.ts';
import type { WalkStage } from './walk-stage.ts';

/** Walks a path through a form or a wizard, and compares the page with its snapshots on the way. */
export async function walk(
  product: ProductModel,
  origin: string,
  path: Walk,
  log: WalkLog,
): Promise<Stage> {
  const walkStage = await openWalk(product, origin, path);
  const { stage, screen } = walkStage;
  await fillInSteps(walkStage, path, log);
  await sendAndExpect(walkStage, path, log, () => press(stage, screen.texts.submit));
  return stage;
}

/**
 * Opens the screen of a path, with the answers that its draft holds.
 *
 * @param load how the load call ends, if not as the path says
 */
export async function openWalk(
  product: ProductModel,
  origin: string,
  path: Walk,
  load = path.load,
): Promise<WalkStage> {
  const screen = product.screens.find(({ id }) => id === path.screen) as ScreenModel;
  const { steps, storedSteps, query } = path;
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
  const loaded = path.load && 'body' in path.load ? path.load.body : undefined;
  const visit = { url: origin + addressOf(screen, query), now: openTime(screen) };
  return { stage, screen, dataSources: { ...visitSources(product, screen, visit), loaded } };
}

/** Fills in the steps of a path that no draft has filled in. */
export async function fillInSteps(walkStage: WalkStage, path: Walk, log: WalkLog): Promise<void> {
  const { stage, screen } = walkStage;
  await expectScreen(stage.page, screen);
  log.reached(screen.id);
  for (const [index, step] of path.steps.entries()) {
    if (index < path.storedSteps) continue;
    await walkStep({ ...walkStage, path, index, log }, step);
    if (index < path.steps.length - 1) await press(stage, screen.texts.next);
    log.left(screen.id, step.id);
  }
}

interface StepContext extends WalkStage {
  path: Walk;
  index: number;
  log: WalkLog;
}

async function walkStep(context: StepContext, step: WalkedStep): Promise<void> {
  const { stage, screen, path, index, log, dataSources } = context;
  const { files, title } = step;
  const form = modelOf(screen, step)?.form;
  await expectCurrentStep(stage, screen, path.steps, index);
  log.reached(screen.id, step.id);
  if (files.opened) await log.look(files.opened, `${title}, as it opens`, stage);
  if (files.pressed) {
    await pressInVain(buttonNamed(stage, buttonOf(screen, path.steps, index)));
    await log.look(files.pressed, `${title}, sent on with nothing filled in`, stage);
  }
  if (form) {
    const answers: Answers = Object.assign({}, ...path.steps.map((each) => each.answers));
    const formPage = formOnPage(stage, screen, form, { ...dataSources, answers }, step.item);
    await fillForm(formPage, step.answers, step.stored);
    await expectQuestions(formPage, step.answers, step.asked);
    if (step.exits) await takeExits(stage, formPage, step, log);
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
  const step = steps[index];
  if (!step) return;
  await expectStep(stage, step);
  const stepper = stage.page.getByRole('navigation', { name: screen.texts.steps, exact: true });
  const current = stepper.getByRole('listitem').locator('xpath=self::*[@aria-current="step"]');
  await expectSoon(current.getByText(shownName(step.heading ?? step.title)).first()).toBeAttached();
  const before = stepper.getByRole('listitem').filter({ hasText: screen.texts.stepCompleted });
  await expectSoon(before).toHaveCount(index);
}

const buttonOf = ({ texts }: ScreenModel, steps: WalkedStep[], index: number): string =>
  index === steps.length - 1 ? texts.submit : texts.next;
