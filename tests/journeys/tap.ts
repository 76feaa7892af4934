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
