import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { ProductModel } from '../../../src/analysis/product-model.ts';
import type { Answers } from '../../../src/core/form/coerce-answers.ts';
import { fill } from '../../../src/definition/texts.ts';
import type { DraftScreen } from '../expected-draft.ts';
import { openScreen } from './stage.ts';

interface Visit {
  product: ProductModel;
  /** The address of the product. */
  origin: string;
  draftScreen: DraftScreen;
  /** Version of the form that has stored the answers. */
  from: number;
  stored: Answers;
  /** The step that the address names. */
  step?: string;
}

/** Opens a screen with a stored draft. Its load call returns a sample response. */
export async function comeBack({ product, origin, draftScreen, ...visit }: Visit): Promise<Page> {
  const { screen, query, loaded } = draftScreen;
  const { from, stored, step } = visit;
  const load = screen.load && { body: loaded ?? {} };
  const { page } = await openScreen(product, origin, {
    screen,
    query,
    load,
    from,
    step,
    storedAnswers: stored,
  });
  await page.locator('main form').waitFor();
  return page;
}

/** Expects a notice that names exactly these questions; no notice where there are none. */
export async function expectNotice(page: Page, { screen }: DraftScreen, labels: string[]) {
  const [before = ''] = screen.texts.draftChanged.split('{questions}');
  const notices = page.getByRole('status').filter({ hasText: before.trim() });
  const questions = [...new Set(labels)].join('; ');
  expect(await notices.allTextContents(), 'the notice of questions to answer again').toEqual(
    labels.length > 0 ? [fill(screen.texts.draftChanged, { questions })] : [],
  );
}

/** Returns the answers that the browser has stored, with their version. */
export async function storedDraft(page: Page, { draft }: DraftScreen) {
  const text = await page.evaluate((key) => localStorage.getItem(key), draft.key);
  const { version = 1, [draft.entry]: answers } = JSON.parse(text ?? '{}');
  return { version, answers };
}

/** Opens another step by its address, as a link or the browser's back button does. */
export const leaveStep = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.location.hash = 'elsewhere';
  });
