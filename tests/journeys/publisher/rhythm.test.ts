// Proves that the first question of each screen comes early, questions stand close, and messages belong to theirs.
import type { Locator, Page } from 'playwright';
import { describe, test } from 'vitest';
import { expect } from '../expect.ts';
import { upTo } from './answers.ts';
import { button, field, next, stepHeading, submit, summary } from './elements.ts';
import { openSignUp } from './sign-up.ts';
import { openWizard, titles } from './wizard.ts';

const boxOf = async (element: Locator) => {
  const { y, height } = (await element.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  return { top: y, bottom: y + height };
};

/** Returns whether a rule stands beside the whole question of an input. */
const ruleBeside = (input: Locator) =>
  input.evaluate((element) => {
    const question = element.closest('.field-cell') as HTMLElement;
    const { content, height, borderLeftWidth } = getComputedStyle(question, '::before');
    if (content === 'none') return 'none';
    const isWhole = Number.parseFloat(height) === question.clientHeight;
    return isWhole && borderLeftWidth === '3px' ? 'whole' : 'part';
  });

/** The frame of an input. */
const frame = (page: Page, label: string) => field(page, label).locator('..');
const firstControl = (page: Page) =>
  page.locator('form').locator('.MuiInputBase-root, [role="radiogroup"]').first();
const label = (page: Page, name: string) => page.locator('label', { hasText: name }).first();

const screens = [
  { width: 390, height: 844, firstAt: 260, isMobile: true, hasTouch: true },
  { width: 1280, height: 800, firstAt: 330 },
];

describe.each(screens)('$width x $height', ({ width, height, firstAt, ...device }) => {
  const options = { ...device, viewport: { width, height } };

  test('the first screen fits with its button; a question takes 98 px, and its message is nearest to it', async () => {
    const page = await openSignUp(options);
    const isInSight = () =>
      page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);
    expect((await boxOf(button(page, 'Submit'))).bottom).toBeLessThanOrEqual(height);
    expect(await isInSight()).toBe(true);
    expect((await boxOf(firstControl(page))).top).toBeLessThanOrEqual(firstAt);
    const email = await boxOf(frame(page, 'Email Address'));
    const confirm = await boxOf(frame(page, 'Confirm Email Address'));
    expect(confirm.top - email.top).toBeLessThanOrEqual(98);

    await submit(page);
    await expect(summary(page)).toBeFocused();
    const message = await boxOf(page.locator('strong', { hasText: /^Email is required$/ }));
    const toInput = message.top - (await boxOf(frame(page, 'Email Address'))).bottom;
    const toNext = (await boxOf(label(page, 'Confirm Email Address'))).top - message.bottom;
    expect(toInput).toBeLessThan(toNext);
    expect(await ruleBeside(field(page, 'Email Address'))).toBe('whole');
    await field(page, 'Email Address').fill('ada@example.com');
    expect(await ruleBeside(field(page, 'Email Address'))).toBe('none');
  });

  test('the first question of each step, the rule on required once, no name of the step beside its heading, and room below that', async () => {
    const page = await openWizard({ ...options, draft: upTo['create-login'] });
    let rules = 0;
    for (const [at, title] of Object.entries(titles)) {
      await stepHeading(page, title).waitFor();
      expect((await boxOf(firstControl(page))).top, title).toBeLessThanOrEqual(firstAt);
      const below = (await boxOf(page.locator('form :is(p, label)').first())).top;
      expect(below - (await boxOf(stepHeading(page, title))).bottom).toBeGreaterThanOrEqual(16);
      rules += await page.getByText(/^All questions are (required|optional) unless/).count();
      await expect(page.locator('#step-position')).not.toContainText(title);
      if (at !== 'create-login') await next(page);
    }
    expect(rules).toBe(1);
  });
});

test.each([320, 390])(
  '%d pixels wide, Back and Next share a line in the order of the Tab key, and Next has most of it',
  async (width) => {
    const page = await openWizard({ ...screens[0], viewport: { width, height: 844 } });
    const [back, next] = await page
      .locator('form button')
      .filter({ hasText: /^(Back|Next)/ })
      .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().toJSON()));
    expect(next.top).toBe(back.top);
    expect(next.left).toBeGreaterThan(back.right);
    expect(next.width).toBeGreaterThan(1.8 * back.width);
  },
);
