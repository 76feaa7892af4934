import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { describe, test } from 'vitest';
import { button, submit } from './elements.ts';
import { openSignUp } from './sign-up.ts';
import { openWizard } from './wizard.ts';

/** Where every label and button stands, by what it says: distance from the top of the page in pixels. */
const places = (page: Page): Promise<Record<string, number>> =>
  page.getByRole('main').evaluate((main) => {
    const elements = [...main.querySelectorAll('label, [id$="-label"], button')];
    return Object.fromEntries(
      elements.map((element, index) => [
        `${index} ${element.textContent}`,
        Math.round(element.getBoundingClientRect().top + window.scrollY),
      ]),
    );
  });

describe.each([1280, 360])('%d pixels wide', (width) => {
  const viewport = { width, height: 800 };

  test('errors of the email sign-up appear without moving anything', async () => {
    const page = await openSignUp({ viewport });
    const before = await places(page);
    await submit(page);
    await expect(page.getByText('First name required', { exact: true })).toBeVisible();
    expect(await places(page)).toEqual(before);
  });

  test.each(['company-info', 'contact-details', 'traffic-channels', 'create-login'] as const)(
    'errors of the step %s appear without moving anything',
    async (at) => {
      const page = await openWizard({ at, viewport });
      const before = await places(page);
      await button(page, at === 'create-login' ? 'Submit' : 'Next').click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
      expect(await places(page)).toEqual(before);
    },
  );
});
