import type { Locator, Page } from 'playwright';
import type { FormModel, ProductModel, ScreenModel } from '../../../src/analysis/product-model.ts';
import type { Answers } from '../../../src/core/form/coerce-answers.ts';
import { linkOf } from '../../../src/core/mapping/link-of.ts';
import type { DraftFile } from '../../../src/definition/files/draft.ts';
import { updateDraft } from '../../../src/engine/draft/draft.ts';
import { expect } from '../../journeys/expect.ts';
import { visitor } from '../../journeys/visitor.ts';
import { addressOf } from '../../support/paths/address-of.ts';
import type { ScriptedResponse } from '../../support/paths/scripted-response.ts';
import { openTime, proofTime, tellsTime } from '../page-sources.ts';
import { failConnectionOnLoad } from './form-page/connection.ts';
import type { FormPage } from './form-page/form-page.ts';
import { ScriptedProvider } from './form-page/scripted-provider.ts';
import { shownName } from './shown-name.ts';

/** The browser's console message about a call that failed. */
const failedCall = /Failed to load resource/;

interface Opening {
  screen: ScreenModel;
  query?: Record<string, string>;
  /** Answers in the browser's storage. */
  storedAnswers?: Answers;
  /** Version of the form that has stored them, if not the current one. */
  from?: number;
  /** Step to open, where the steps before it are done. */
  step?: string;
  /** How the load call ends. */
  load?: ScriptedResponse;
}

/** A visitor on a screen of a product, with a scripted provider. */
export interface Stage {
  page: Page;
  provider: ScriptedProvider;
  product: ProductModel;
  origin: string;
}

/** Opens a screen in a new browser with the given storage. */
export async function openScreen(
  product: ProductModel,
  origin: string,
  { screen, query = {}, storedAnswers, from, step, load }: Opening,
): Promise<Stage> {
  const address = origin + addressOf(screen, query);
  const link = linkOf(screen.load, { query, page: { url: address } });
  const localStorage =
    storedAnswers && screen.draft ? [draftItem(screen.draft, storedAnswers, link, from)] : [];
  const time = openTime(screen);
  const page = await visitor({
    expected: failedCall,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
    ...((tellsTime(product) || time !== proofTime) && { fixedTime: time }),
  });
  await fixOrders(page);
  if (screen.kind === 'page') await pretendForm(page);
  const provider = new ScriptedProvider(product);
  await provider.attachTo(page);
  await failConnectionOnLoad(page, load);
  if (load && screen.load) provider.respond(screen.load.call, load);
  await page.goto(address + (step ? `#${step}` : ''));
  return { page, provider, product, origin };
}

/** Decides the random orders of choices in all documents of a page. */
const fixOrders = (page: Page) =>
  page.addInitScript(() => {
    // A document without an address has no storage.
    if (location.origin !== 'null') sessionStorage.setItem('choice-order', '1');
  });

/** Opens a page as a form leads to it: by hand, some pages give way to another one. */
const pretendForm = (page: Page) =>
  page.addInitScript(() => {
    if (location.origin === 'null' || history.state) return;
    history.replaceState({ usr: { shown: { opener: '/' } }, key: 'form', idx: 0 }, '');
  });

/** Returns the storage item that the screen writes for the answers. */
const draftItem = (
  { key, entry, version = 1 }: DraftFile,
  answers: Answers,
  link: string | undefined,
  from = version,
) => ({
  name: key,
  value: updateDraft(undefined, { entry, version: from }, answers, { link }),
});

/** Expects a screen to be shown, by its heading. */
export async function expectScreen(page: Page, screen: ScreenModel): Promise<void> {
  const name = shownName(screen.heading ?? screen.title);
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/**
 * Returns the page object of a step's form.
 *
 * @param item pointer of the item that the step is for; of steps for items, the first by default
 */
export const formOnPage = (
  { page }: Stage,
  { texts }: ScreenModel,
  form: FormModel,
  document: object,
  item = form.repeatedFor === undefined ? '' : `${form.repeatedFor}/0`,
): FormPage => ({ page, form, texts, document, item });

export const buttonNamed = ({ page }: Pick<Stage, 'page'>, name: string): Locator =>
  page.getByRole('button', { name: shownName(name), exact: true });

export const press = (stage: Pick<Stage, 'page'>, name: string): Promise<void> =>
  buttonNamed(stage, name).click();

/**
 * Presses the button of a form with wrong or missing answers, until its messages and their summary show: a press is lost
 * before the script runs, and on the first picture of a step that a draft replaces.
 */
export async function pressInVain(button: Locator): Promise<void> {
  const errors = button.page().locator('[data-error], [aria-invalid="true"]');
  await expect(async () => {
    await button.click();
    await expect(errors.first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectSummary(button.page());
}

/** Expects the summary of a form's messages, whose script comes as the first answer is changed or the form is sent. */
export const expectSummary = (page: Page): Promise<void> =>
  expect(page.locator('main [data-summary]')).toBeVisible();
