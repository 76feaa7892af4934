import type { ExampleJourney } from '../../../../src/analysis/journeys/example-journey.ts';
import type { ProductModel, ScreenModel } from '../../../../src/analysis/product-model.ts';
import type { Answers } from '../../../../src/core/coerce-answers.ts';
import { expect as expectSoon } from '../../../journeys/expect.ts';
import { successResponse } from '../../../support/paths/scripted-response.ts';
import { failConnection } from '../form-page/connection.ts';
import { fillForm } from '../form-page/fill-form.ts';
import { formOnPage, openScreen, press, type Stage } from '../stage.ts';
import { knownSteps } from './known-steps.ts';

/** Walks a journey of examples.json in the browser, as far as it goes. */
export async function walkJourney(
  product: ProductModel,
  origin: string,
  journey: ExampleJourney,
  earlier: ExampleJourney[],
): Promise<Stage & { screen: ScreenModel }> {
  const screen = product.screens.find(({ id }) => id === journey.screen);
  if (!screen) throw new Error(`No screen is called "${journey.screen}".`);
  const load = screen.load && (journey.load ?? successResponse(product, screen.load.call));
  const known = knownSteps(product, screen, journey, earlier);
  const stage = await openScreen(product, origin, {
    screen,
    query: journey.query,
    load,
    ...known,
  });
  const loaded = load && 'body' in load ? load.body : undefined;
  if (!(await isOpen(stage, journey))) return { ...stage, screen };
  stage.provider.respond(screen.submit?.call ?? '', journey.played ?? {});
  for (const [name, reply] of Object.entries(journey.calls ?? {})) {
    stage.provider.respond(name, reply);
  }
  let answers: Answers = known?.storedAnswers ?? {};
  for (let turn = 0; turn <= screen.steps.length; turn++) {
    const step = await shownStep(stage, screen);
    const own = (step.id === '' ? journey.answers : journey.steps?.[step.id]) ?? {};
    answers = { ...answers, ...own };
    const document = { query: journey.query ?? {}, loaded, answers };
    if (step.form) await fillForm(formOnPage(stage, screen, step.form, document), own);
    if (!(await goOn(stage, screen, journey))) break;
  }
  return { ...stage, screen };
}

/** Returns whether there is a form to fill in; if not, the journey has ended. */
async function isOpen({ page }: Stage, { ends }: ExampleJourney): Promise<boolean> {
  const form = page.getByRole('main').locator('form');
  const end = async () =>
    new URL(page.url()).pathname === ends.at ||
    (await page.getByRole('alert').filter({ hasText: /\S/ }).count()) > 0;
  await expectSoon.poll(async () => (await form.isVisible()) || (await end())).toBe(true);
  return form.isVisible();
}

async function shownStep({ page }: Stage, { kind, steps }: ScreenModel) {
  const heading = page.getByRole('heading', { level: 2 }).first();
  const title = kind === 'wizard' ? await heading.textContent() : undefined;
  const step = kind === 'wizard' ? steps.find((each) => each.title === title) : steps[0];
  if (!step) throw new Error(`No step is called "${title}".`);
  return step;
}

/** Presses the button, and returns whether another step has opened. */
async function goOn(
  stage: Stage,
  { kind, texts }: ScreenModel,
  { played }: ExampleJourney,
): Promise<boolean> {
  const { page } = stage;
  const submit = page.getByRole('button', { name: texts.submit, exact: true });
  if (kind !== 'wizard' || (await submit.isVisible())) {
    if (played) await failConnection(page, played);
    await press(stage, texts.submit);
    return false;
  }
  const heading = page.getByRole('heading', { level: 2 }).first();
  const before = await heading.textContent();
  await press(stage, texts.next);
  const errors = page
    .getByRole('alert')
    .filter({ hasText: /\S/ })
    .or(page.locator('main [data-summary]'));
  const isOn = async () => (await heading.textContent()) !== before;
  await expectSoon.poll(async () => (await isOn()) || (await errors.count()) > 0).toBe(true);
  return isOn();
}
