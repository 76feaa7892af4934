import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import type { FormModel, ProductModel, ScreenModel } from '../../../src/analysis/product-model.ts';
import type { Answers } from '../../../src/core/coerce-answers.ts';
import type { DraftFile } from '../../../src/definition/files/draft.ts';
import { updateDraft } from '../../../src/engine/draft/draft.ts';
import { visitor } from '../../journeys/visitor.ts';
import type { ScriptedResponse } from '../../support/paths/scripted-response.ts';
import { failConnectionOnLoad } from './form-page/connection.ts';
import type { FormPage } from './form-page/form-page.ts';
import { ScriptedProvider } from './form-page/scripted-provider.ts';

/** What a browser says in its console of a call that failed. */
const failedCall = /Failed to load resource/;

interface Opening {
  screen: ScreenModel;
  query?: Record<string, string>;
  /** Answers that the browser holds from before. */
  kept?: Answers;
  /** Version of the form that has stored them, where it is not the one of today. */
  from?: number;
  /** Step to open, where the steps before it are done. */
  step?: string;
  /** How the load call ends. */
  load?: ScriptedResponse;
  /** What the browser may complain of, beside calls that fail. */
  expected?: RegExp;
}

/** A visitor on a screen of a product, with a provider that does as it is told. */
export interface Stage {
  page: Page;
  provider: ScriptedProvider;
  product: ProductModel;
  origin: string;
}

/** Opens a screen in a browser that knows nothing but what it is given. */
export async function openScreen(
  product: ProductModel,
  origin: string,
  { screen, query = {}, kept, from, step, load, expected }: Opening,
): Promise<Stage> {
  const memory = kept && screen.draft ? [keptItem(screen.draft, kept, from)] : [];
  const page = await visitor({
    expected: expected ? new RegExp(`${failedCall.source}|${expected.source}`) : failedCall,
    storageState: { cookies: [], origins: [{ origin, localStorage: memory }] },
  });
  const provider = new ScriptedProvider(product);
  await provider.attachTo(page);
  await failConnectionOnLoad(page, load);
  if (load && screen.load) provider.respond(screen.load.call, load);
  await page.goto(origin + addressOf(screen, query) + (step ? `#${step}` : ''));
  return { page, provider, product, origin };
}

/** As the screen keeps them. */
const keptItem = ({ key, entry, version = 1 }: DraftFile, answers: Answers, from = version) => ({
  name: key,
  value: updateDraft(undefined, { entry, version: from }, answers),
});

/** An address of a screen; that of the screen for unknown paths is one that nothing has. */
export function addressOf({ route }: ScreenModel, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return (route === '*' ? '/nothing/is/here' : route) + (search && `?${search}`);
}

/** The screen that an address of the product leads to. */
export function screenAt({ screens }: ProductModel, href: string): ScreenModel | undefined {
  const path = href.replace(/[?#].*$/, '');
  return screens.find(({ route }) => route === path) ?? screens.find(({ route }) => route === '*');
}

/** The screen is shown, by the heading that tells what it is. */
export async function expectScreen(page: Page, screen: ScreenModel): Promise<void> {
  const name = screen.heading ?? screen.title;
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** The form of a step as it is on the page. */
export const formOnPage = (
  { page }: Stage,
  { texts }: ScreenModel,
  form: FormModel,
  document: object,
): FormPage => ({ page, form, texts, document });

export const press = ({ page }: Pick<Stage, 'page'>, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
