import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from './expect.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that depend on colours. */
const colours = ['color-contrast', 'link-in-text-block'];
/** Rules that depend on where elements stand; the others depend on the document, which is the same at all widths. */
const geometry = ['target-size', 'scrollable-region-focusable'];
/** Colours depend on the scheme but not on the width: the second scheme and the narrow page are one look. */
const looks: { colorScheme: 'light' | 'dark'; width: number; runOnly: string[] }[] = [
  { colorScheme: 'light', width: 1280, runOnly: tags },
  { colorScheme: 'dark', width: 320, runOnly: [...colours, ...geometry] },
];
/** A width between those of the looks, at which the page must not scroll sideways either. */
const phoneWidth = 360;

/** The page has no barrier that axe knows and no horizontal scrolling, light and dark, wide and narrow. */
export async function expectNoBarriers(page: Page): Promise<void> {
  // The protocol injects it, so that the policy of the page does not apply.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (const { colorScheme, width, runOnly } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(waitForAnimations);
    const found = await page.evaluate(async (rules) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: rules,
        resultTypes: ['violations'],
        // An open list lies above the page, outside its landmarks.
        rules: { region: { enabled: !document.querySelector('[role="listbox"]') } },
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    }, runOnly);
    expect(found, `${colorScheme}, ${width} pixels wide`).toEqual([]);
    await expectNoOverflow(page, width);
  }
  await page.setViewportSize({ width: phoneWidth, height: 800 });
  await expectNoOverflow(page, phoneWidth);
}

/** An open list follows the width of its input a frame later. */
async function expectNoOverflow(page: Page, width: number): Promise<void> {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow, `${width} pixels wide`).toBeLessThanOrEqual(0);
}

/** Waits for animations that end: in between, colours are not those of either side. */
async function waitForAnimations(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations === 1);
  await Promise.allSettled(passing.map(({ finished }) => finished));
}
