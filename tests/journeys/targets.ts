import type { Locator, Page } from 'playwright';
import { expect } from './expect.ts';

/** Pixels that a target has at least each way, by WCAG 2.5.8. */
const smallest = 24;

/** Taps the middle of an element that a finger can hit: nothing lies above it, and it is big enough. */
export async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const isFree = () =>
    target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const labels = [...((element as HTMLInputElement).labels ?? [])];
      return hit !== null && [element, ...labels].some((part) => part.contains(hit));
    });
  await expect.poll(isFree, `the middle of ${target} is free`).toBe(true);
  const box = await target.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(smallest);
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

/**
 * Returns the targets of the page that WCAG 2.5.8 finds too small: less than 24 pixels wide or high, with another target
 * within 12 pixels of their middle. Links within a sentence are left out, as there.
 */
export const crowdedTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const all = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, [role="option"]'),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.matches('p a, label a, [tabindex="-1"]'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const middleOf = ({ left, top, width, height }: DOMRect) => ({
      x: left + width / 2,
      y: top + height / 2,
    });
    const isSmall = ({ width, height }: DOMRect) => Math.min(width, height) < least;
    const isNear = (own: DOMRect, other: DOMRect) => {
      const { x, y } = middleOf(own);
      const far = middleOf(other);
      const beside = Math.max(other.left - x, 0, x - other.right);
      const above = Math.max(other.top - y, 0, y - other.bottom);
      if (isSmall(other) && Math.hypot(far.x - x, far.y - y) < least) return true;
      return Math.hypot(beside, above) < least / 2;
    };
    return all
      .filter(
        ({ element, box }) =>
          isSmall(box) && all.some((other) => other.element !== element && isNear(box, other.box)),
      )
      .map(({ element }) => element.outerHTML.slice(0, 120));
  }, smallest);
