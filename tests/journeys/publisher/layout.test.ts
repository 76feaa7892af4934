import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { expect } from '../expect.ts';
import { button, expectError, field, stepHeading, submit, summary } from './elements.ts';
import { openSignUp } from './sign-up.ts';
import { openWizard, titles } from './wizard.ts';

/** Returns the distance of every label, and of every button with a text, from the top of the page in pixels. */
const places = (page: Page): Promise<Record<string, number>> =>
  page.getByRole('main').evaluate((main) => {
    const elements = [...main.querySelectorAll('label, [id$="-label"], button')].filter(
      ({ textContent }) => textContent !== '',
    );
    return Object.fromEntries(
      elements.map((element, index) => [
        `${index} ${element.textContent}`,
        Math.round(element.getBoundingClientRect().top + window.scrollY),
      ]),
    );
  });

const widths = [1280, 360];

/** Returns by how many pixels elements have moved; more than one distance would change the form itself. */
const distances = (before: Record<string, number>, after: Record<string, number>) =>
  new Set(Object.keys(before).map((key) => (after[key] ?? Number.NaN) - (before[key] ?? 0)));

/** Expects the summary to stand above the fields, and nothing among them to move. */
function expectSummaryAlone(before: Record<string, number>, after: Record<string, number>): void {
  expect(Object.keys(after)).toEqual(Object.keys(before));
  const [distance, ...others] = [...distances(before, after)].filter((one) => one !== 0);
  expect(distance).toBeGreaterThan(0);
  expect(others).toEqual([]);
}

describe('Errors appear below a summary, and move nothing else, 1280 and 360 pixels wide', () => {
  test('email sign-up', async () => {
    const page = await openSignUp();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.reload();
      await field(page, 'First Name').waitFor();
      const before = await places(page);
      await submit(page);
      await expectError(page, 'First Name', 'First name required');
      await expect(summary(page)).toBeFocused();
      expectSummaryAlone(before, await places(page));
    }
  });

  test.each(['company-info', 'contact-details', 'traffic-channels', 'create-login'] as const)(
    'step %s',
    async (at) => {
      const page = await openWizard({ at });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await page.reload();
        await stepHeading(page, titles[at]).waitFor();
        const before = await places(page);
        await button(page, at === 'create-login' ? 'Submit' : 'Next').click();
        await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
        await expect(summary(page)).toBeFocused();
        expectSummaryAlone(before, await places(page));
      }
    },
  );
});
