import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { expect } from '../expect.ts';
import { button, expectError, field, stepHeading, submit } from './elements.ts';
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

describe('Errors appear without moving anything, 1280 and 360 pixels wide', () => {
  test('email sign-up', async () => {
    const page = await openSignUp();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.reload();
      await field(page, 'First Name').waitFor();
      const before = await places(page);
      await submit(page);
      await expectError(page, 'First Name', 'First name required');
      expect(await places(page)).toEqual(before);
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
        expect(await places(page)).toEqual(before);
      }
    },
  );
});
