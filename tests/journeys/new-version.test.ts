// Proves that a page reloads once, with its answers, when a new version on its host has taken the place of its scripts.
import type { Page } from 'playwright';
import { inject, test } from 'vitest';
import { expect } from './expect.ts';
import { intercept, interceptNothing } from './intercept.ts';
import { visitor } from './visitor.ts';

const address = `${inject('served').survey}/questions`;

/** The step that is not loaded ahead while the first one is filled in. */
const goneFile = '*/assets/why_not-*.js';

const answer = (page: Page) => page.getByRole('radio', { name: 'Never' });

test('a step whose script is gone: the form without a draft keeps its answers, and a version is left once', async () => {
  const page = await visitor({
    // A page of its own, whose cache holds no file of another test.
    viewport: { width: 1000, height: 800 },
    expected: /Failed to load resource/,
  });
  // The code for a new version comes while the page is idle.
  const code = page.waitForResponse(/\/assets\/after-start-/);
  await page.goto(address);
  await (await code).finished();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await intercept(page, goneFile, (call) => call.answer({ status: 404 }));
  await intercept(
    page,
    address,
    (call) => call.answer({ text: '<script type="module" src="/assets/start-new.js"></script>' }),
    { times: 1 },
  );
  await answer(page).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(answer(page)).toBeChecked();

  // The page of the host has the scripts of this version now, of which one is missing.
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('alert')).toContainText('The step could not be loaded.');
  await expect(answer(page)).toBeChecked();
  expect(loads).toBe(1);

  // A form without a draft keeps its answers at this reload, too.
  await interceptNothing(page);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect.poll(() => loads).toBe(2);
  await expect(answer(page)).toBeChecked();
});
