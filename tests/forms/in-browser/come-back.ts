import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { ProductModel } from '../../../src/analysis/product-model.ts';
import type { Answers } from '../../../src/core/coerce-answers.ts';
import { fill } from '../../../src/definition/texts.ts';
import type { Keeping } from '../returning.ts';
import { openScreen } from './stage.ts';

interface Visit {
  product: ProductModel;
  /** Where the product is served. */
  origin: string;
  keeping: Keeping;
  /** Version of the form that has stored the answers. */
  from: number;
  stored: Answers;
  /** The step that the address names. */
  step?: string;
}

/** A visitor who comes back with a draft. The screen's load call brings what is made up for it. */
export async function comeBack({ product, origin, keeping, ...visit }: Visit): Promise<Page> {
  const { screen, query, loaded } = keeping;
  const { from, stored, step } = visit;
  const load = screen.load && { body: loaded ?? {} };
  const { page } = await openScreen(product, origin, {
    screen,
    query,
    load,
    from,
    step,
    kept: stored,
  });
  await page.locator('main form').waitFor();
  return page;
}

export const stepOn = (page: Page): Promise<string | null> =>
  page.getByRole('heading', { level: 2 }).textContent();

/** The notice that names these questions, and no other; none where nothing is named. */
export async function expectNotice(page: Page, { screen }: Keeping, again: string[]) {
  const [before = ''] = screen.texts.draftChanged.split('{questions}');
  const notices = page.getByRole('status').filter({ hasText: before.trim() });
  const questions = [...new Set(again)].join('; ');
  expect(await notices.allTextContents()).toEqual(
    again.length > 0 ? [fill(screen.texts.draftChanged, { questions })] : [],
  );
}

/** What the browser keeps, and of which version it is. */
export async function kept(page: Page, { draft }: Keeping) {
  const text = await page.evaluate((key) => localStorage.getItem(key), draft.key);
  const { version = 1, [draft.entry]: answers } = JSON.parse(text ?? '{}');
  return { version, answers };
}

/** Asks for another step by the address, as a link or the way back does. */
export const leaveStep = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.location.hash = 'elsewhere';
  });
