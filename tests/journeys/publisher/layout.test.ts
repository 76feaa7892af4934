// Proves that messages move no field of any form, and every step can be read at 400 % zoom and with text of 200 %.
import type { Locator, Page } from 'playwright';
import { describe, test } from 'vitest';
import { expect } from '../expect.ts';
import { upTo } from './answers.ts';
import {
  button,
  expectError,
  expectNoError,
  field,
  stepHeading,
  submit,
  summary,
} from './elements.ts';
import { expectAllInSight } from './in-sight.ts';
import { agreement, openSignUp } from './sign-up.ts';
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
  /** Expects the attempt to go on from a form without answers to move nothing, at all widths. */
  async function expectNothingMoves(page: Page, attempt: () => Promise<void>): Promise<void> {
    const placesAt = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      return places(page);
    };
    const before = [];
    for (const width of widths) before.push({ width, places: await placesAt(width) });
    await attempt();
    await expect(summary(page)).toBeFocused();
    for (const { width, places } of before.reverse()) {
      expectSummaryAlone(places, await placesAt(width));
    }
  }

  test('email sign-up', async () => {
    const page = await openSignUp();
    await expectNothingMoves(page, async () => {
      await submit(page);
      await expectError(page, 'First Name', 'First name required');
    });
  });

  test.each(['company-info', 'contact-details', 'traffic-channels', 'create-login'] as const)(
    'step %s',
    async (at) => {
      const page = await openWizard({ at });
      await expectNothingMoves(page, async () => {
        await button(page, at === 'create-login' ? 'Submit' : 'Next').click();
        await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
      });
    },
  );
});

/** Returns the pixels between the visible heading of a summary and its first line, and below its last one. */
const roomInside = (box: Locator): Promise<number[]> =>
  box.evaluate((frame) => {
    const edges = (selector: string) => frame.querySelector(selector)?.getBoundingClientRect();
    const heading = edges('strong :not([aria-hidden])')?.bottom ?? Number.NaN;
    const first = edges('li')?.top ?? Number.NaN;
    const last = edges('li:last-child')?.bottom ?? Number.NaN;
    return [first - heading, frame.getBoundingClientRect().bottom - last].map(Math.round);
  });

test.each(widths)(
  'what is mended moves nothing, and leaves no hole, %i pixels wide',
  async (width) => {
    const page = await openSignUp({ viewport: { width, height: 800 } });
    await submit(page);
    const box = summary(page);
    await expect(box).toBeFocused();
    const before = await places(page);
    const room = await roomInside(box);
    expect(Math.max(...room)).toBeLessThan(24);
    const answers = {
      'First Name': 'Ada',
      'Last Name': 'Lovelace',
      'Email Address': 'ada@example.com',
      'Confirm Email Address': 'ada@example.com',
    };
    for (const [label, text] of Object.entries(answers)) {
      await field(page, label).fill(text);
      await expectNoError(page, label);
      expect(await places(page), label).toEqual(before);
      expect(await roomInside(box), label).toEqual(room);
    }
    const agreed = page.getByRole('checkbox', { name: agreement });
    await agreed.check();
    await expect(agreed).not.toHaveAttribute('aria-invalid', 'true');
    await expect(box).toBeVisible();
    expect(await places(page)).toEqual(before);
    expect(await roomInside(box)).toEqual(room);
  },
);

describe('Nothing is cut, lies aside or below another part', () => {
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
