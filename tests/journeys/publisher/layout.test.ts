import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { expect } from '../expect.ts';
import { visitor } from '../visitor.ts';
import { upTo } from './answers.ts';
import { button, expectError, field, stepHeading, submit, summary } from './elements.ts';
import { product } from './provider.ts';
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

describe('Nothing is cut, lies aside or below another part', () => {
  /** 1280 x 1024 pixels at 400 %, and a phone with letters of twice the size. */
  const views = [
    { size: { width: 320, height: 256 }, text: '100%' },
    { size: { width: 360, height: 740 }, text: '200%' },
  ];

  /** Goes through all fields and buttons in both views, from the beginning to the end of the page. */
  async function expectAllInSight(page: Page): Promise<void> {
    for (const { size, text } of views) {
      await page.setViewportSize(size);
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, text);
      const hidden = () => page.evaluate(hiddenParts);
      await expect.poll(hidden, `${size.width} pixels, text ${text}`).toEqual([]);
    }
  }

  test('screens without steps, at 400 % zoom and with text of 200 %', async () => {
    const page = await visitor();
    for (const path of ['/', '/confirm', '/thankyou', '/received', '/error', '/nowhere']) {
      await page.goto(product + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAllInSight(page);
    }
  });

  test('each step with its errors, at 400 % zoom and with text of 200 %', async () => {
    const page = await openWizard({
      draft: { ...upTo['create-login'], messenger_type: 3, other_messenger_type: 'Matrix' },
    });
    for (const [at, title] of Object.entries(titles)) {
      await stepHeading(page, title).waitFor();
      await expectAllInSight(page);
      if (at !== 'create-login') await button(page, 'Next').click();
    }
    await submit(page);
    await expect(summary(page)).toBeFocused();
    await expectAllInSight(page);
  });
});

/** Returns the parts of the page that visitors can't see as a whole, or can't see with focus. */
function hiddenParts(): string[] {
  const { documentElement: root } = document;
  const nameOf = (element: Element) => element.outerHTML.slice(0, 100);
  const aside = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} wide`] : [];
  const seen = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      // Texts for screen readers alone.
      element.clientWidth > 1,
  );
  const cut = seen.filter(
    (element) =>
      !element.matches('input, select, textarea, svg, svg *') &&
      getComputedStyle(element).overflowX !== 'visible' &&
      element.scrollWidth > element.clientWidth + 1,
  );
  const covered = seen.filter((element) => {
    if (!element.matches('a[href], button, input, select, textarea')) return false;
    if ((element as HTMLInputElement).disabled) return false;
    element.focus();
    const [box] = element.getClientRects();
    if (!box) return false;
    const x = Math.min(box.left + box.width / 2, innerWidth - 1);
    const hit = document.elementFromPoint(x, Math.min(Math.max(box.top, 0) + 6, innerHeight - 1));
    return !hit || !(element.contains(hit) || hit.contains(element));
  });
  return [
    ...aside,
    ...cut.map((element) => `cut: ${nameOf(element)}`),
    ...covered.map((element) => `covered: ${nameOf(element)}`),
  ];
}

test.each(['/confirm', '/received', '/thankyou', '/error', '/no-such-page'])(
  'the page %s fills the screen of a phone, and does not scroll where it fits',
  async (path) => {
    const page = await visitor({ viewport: { width: 360, height: 900 } });
    await page.goto(product + path);
    const card = page.locator('main > *').first();
    await card.getByRole('heading').first().waitFor();
    const { y = 0, height = 0 } = (await card.boundingBox()) ?? {};
    expect(Math.round(y + height)).toBe(900);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
  },
);
