import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a colour scheme can break at a width at which all else was looked at. */
const ofColours = ['color-contrast', 'link-in-text-block'];
const looks: { colorScheme: 'light' | 'dark'; width: number; runOnly: string[] }[] = [
  { colorScheme: 'light', width: 1280, runOnly: tags },
  { colorScheme: 'dark', width: 1280, runOnly: ofColours },
  { colorScheme: 'dark', width: 360, runOnly: tags },
  { colorScheme: 'light', width: 360, runOnly: ofColours },
  { colorScheme: 'light', width: 320, runOnly: tags },
];

/** As the page stands: no barrier that axe knows, and nothing to scroll sideways, light and dark, wide and narrow. */
export async function expectNoBarriers(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (const { colorScheme, width, runOnly } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(settled);
    const found = await page.evaluate(async (rules) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: rules,
        resultTypes: ['violations'],
        // A list that is open lies above the page, beside its parts.
        rules: { region: { enabled: !document.querySelector('[role="listbox"]') } },
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    }, runOnly);
    expect(found, `${colorScheme}, ${width} pixels wide`).toEqual([]);
    expect(await overflow(page), `${width} pixels wide`).toBeLessThanOrEqual(0);
  }
}

/** How far the page is wider than its window, in pixels. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Colours that are on their way to others are no colours to judge. */
async function settled(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations === 1);
  await Promise.allSettled(passing.map(({ finished }) => finished));
}
