import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Call } from '../../../src/definition/files/app.ts';
import type { Answers } from '../../../src/definition/fit.ts';
import { pointersOf } from '../../../src/definition/mapping.ts';
import { fill } from '../../../src/definition/texts.ts';
import { intercept } from '../../journeys/intercept.ts';
import { visitor } from '../../journeys/visitor.ts';
import type { Keeping } from '../returning.ts';

interface Visit {
  /** Where the product is served. */
  base: string;
  calls: Record<string, Call>;
  keeping: Keeping;
  /** Version of the form that has stored the answers. */
  from: number;
  stored: Answers;
  /** The step that the address names. */
  step?: string;
}

/** A visitor who comes back with a draft. The screen's load call brings what is made up for it. */
export async function comeBack({ base, calls, keeping, from, stored, step }: Visit): Promise<Page> {
  const { screen, draft, loaded } = keeping;
  const item = {
    name: draft.key,
    value: JSON.stringify({ [draft.entry]: stored, ...(from > 1 && { version: from }) }),
  };
  const page = await visitor({
    storageState: { cookies: [], origins: [{ origin: base, localStorage: [item] }] },
  });
  const { load } = screen;
  const call = load && calls[load.call];
  if (call) {
    const path = call.path.replace(/^\//, '').replace(/\{\w+\}/g, '*');
    await intercept(page, `*/${path}`, (held) =>
      held.answer({ json: loaded ?? {}, headers: fromAnyHost(base) }),
    );
  }
  const read = [...Object.values(load?.params ?? {}), load?.send ?? []].flatMap(pointersOf);
  const query = new URLSearchParams(
    read.flatMap((pointer) =>
      pointer.startsWith('/query/') ? [[pointer.slice('/query/'.length), '1']] : [],
    ),
  );
  await page.goto(`${base}${screen.route}?${query}${step === undefined ? '' : `#${step}`}`);
  await page.locator('main form').waitFor();
  return page;
}

/** The provider may be another host than the one that serves the page. */
const fromAnyHost = (base: string) => ({
  'access-control-allow-origin': base,
  'access-control-allow-credentials': 'true',
});

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
