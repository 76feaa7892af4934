// Proves that pages suit print, forced colours, contrast, reduced motion and dark schemes.
import type { Locator } from 'playwright';
import { test } from 'vitest';
import { expect } from '../expect.ts';
import { visitor } from '../visitor.ts';
import { button, field, next, stepHeading, summary } from './elements.ts';
import { product } from './provider.ts';
import { openWizard } from './wizard.ts';

const insight = 'Additional insight about your traffic that you would like to share';

const colourOf = (element: Locator): Promise<string> =>
  element.evaluate((each) => getComputedStyle(each).color);

test('printed, a step has every answer in full, and nothing to press, nor a list over its answers; with forced colours, messages keep their sign, their summary its frame, chosen things theirs, and the phone the code of its country', async () => {
  const page = await openWizard({ at: 'traffic-channels' });
  await field(page, insight).fill('A long text. '.repeat(100));
  const saved = page.getByText('Saved on this device.');
  await expect(saved).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(saved).toBeHidden();
  await field(page, insight).focus();
  await expect(field(page, insight).locator('..')).toHaveCSS('outline-style', 'none');
  await expect(button(page, 'Next')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Language: English' })).toBeHidden();
  const { clientHeight, scrollHeight } = await field(page, insight).evaluate(
    ({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }),
  );
  expect(clientHeight).toBeGreaterThanOrEqual(scrollHeight);

  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  await next(page);
  await expect(summary(page)).toHaveCSS('border-top-style', 'solid');
  const sign = await page
    .getByText('This field is required', { exact: true })
    .first()
    .evaluate((message) => getComputedStyle(message, '::before').forcedColorAdjust);
  expect(sign).toBe('none');
  const channels = field(page, 'Are there other channels you use to drive traffic?');
  await channels.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('listbox').getByRole('option').first().click();
  await channels.press('Escape');
  const remove = page.getByRole('button', { name: /^Remove / }).first();
  await expect(remove.locator('..')).toHaveCSS('outline-style', 'solid');
  await button(page, 'Back').click();
  await expect(page.getByText(/^[A-Z]{2}.*\+\d+$/).first()).toBeVisible();
  await expect(page.locator('select').first()).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
});

test('a button answers to the press; with reduced motion, nothing moves from one look to the next; with more contrast, the colours that are lighter than text become as dark as it, and so does the edge of an open list; in the dark, an open list stands out from the page by a tint, in the light by its shadow alone', async () => {
  const page = await openWizard();
  await button(page, 'Next').hover();
  await page.mouse.down();
  await expect(button(page, 'Next')).toHaveCSS('opacity', '0.8');
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const lasts = () => button(page, 'Next').evaluate((each) => getComputedStyle(each).transition);
  expect(await lasts()).toContain('background-color');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await lasts()).toMatch(/^(none|all 0s)/);

  const text = () => colourOf(stepHeading(page, 'Company Info'));
  const mark = page.getByText('(optional)').first();
  expect(await colourOf(mark)).not.toBe(await text());
  await page.emulateMedia({ contrast: 'more' });
  expect(await colourOf(mark)).toBe(await text());
  const frame = await field(page, 'City').evaluate(
    (input) => input.parentElement && getComputedStyle(input.parentElement, '::after').borderColor,
  );
  expect(frame).toBe(await text());
  await page.emulateMedia({ contrast: 'no-preference' });

  await field(page, 'Country').press('ArrowDown');
  const surface = page.getByRole('listbox').locator('..');
  const nothing = /rgba\(0, 0, 0, 0\)/;
  await expect(surface).toHaveCSS('background-image', nothing);
  await expect(surface).toHaveCSS('outline-color', nothing);
  await page.emulateMedia({ contrast: 'more' });
  await expect(surface).toHaveCSS('outline-color', await text());
  await page.emulateMedia({ contrast: 'no-preference', colorScheme: 'dark' });
  await expect(surface).not.toHaveCSS('background-image', nothing);
  await expect(surface).toHaveCSS('background-image', /^linear-gradient/);
});

test('the bars of a browser have the colour of the page, light and dark', async () => {
  const page = await visitor();
  await page.goto(product);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const asked = page.locator(`meta[name="theme-color"][media*="${colorScheme}"]`);
    const hex = (await asked.getAttribute('content')) ?? '';
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    await expect(page.locator('body')).toHaveCSS(
      'background-color',
      `rgb(${red}, ${green}, ${blue})`,
    );
  }
});
