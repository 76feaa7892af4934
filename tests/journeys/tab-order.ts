import type { Locator, Page } from 'playwright';
import { expect } from './expect.ts';

type Key = 'Tab' | 'Shift+Tab';

/** More stops than any page has. */
const mostStops = 30;

/**
 * Presses a key until an element has focus. Each stop on the way has a visible ring, lies in the window and comes after the
 * one before it, as people read the page.
 *
 * @throws where the focus leaves the page, or never comes to the element
 */
export async function tabTo(page: Page, target: Locator, key: Key = 'Tab'): Promise<void> {
  const stops: Stop[] = [];
  for (let press = 0; press < mostStops; press++) {
    await page.keyboard.press(key);
    // The page itself draws the ring of a box.
    await expect.poll(async () => faultsOf(await page.evaluate(readFocus))).toEqual([]);
    const stop = await page.evaluate(readFocus);
    const before = stops.at(-1);
    if (before) {
      const [first, second] = key === 'Tab' ? [before, stop] : [stop, before];
      expect(isAfter(first, second), `${first.name}, then ${second.name}`).toBe(true);
    }
    stops.push(stop);
    // In one look: a box may be replaced between two.
    if ((await page.locator(':focus').and(target).count()) > 0) return;
  }
  throw new Error(`Only these had focus: ${stops.map(({ name }) => name).join(', ')}`);
}

interface Stop {
  name: string;
  hasRing: boolean;
  isInWindow: boolean;
  /** In pixels from the beginning of the page. */
  top: number;
  bottom: number;
  left: number;
}

function faultsOf({ name, hasRing, isInWindow }: Stop): string[] {
  return [
    ...(hasRing ? [] : [`${name}: no ring`]),
    ...(isInWindow ? [] : [`${name}: outside the window`]),
  ];
}

/** Whether the second lies below the first, or in the same line on its right. */
function isAfter(first: Stop, second: Stop): boolean {
  const isBelow = second.top >= first.bottom;
  const isAbove = second.bottom <= first.top;
  return isBelow || (!isAbove && (second.left >= first.left || second.bottom > first.bottom));
}

function readFocus(): Stop {
  const element = document.activeElement ?? document.body;
  const { top, bottom, left } = element.getBoundingClientRect();
  const around = [element.parentElement, element.parentElement?.parentElement];
  const inside = element.querySelector(':scope > [data-ring]');
  const lines = [element, ...around, inside].flatMap((part) => {
    if (!part) return [];
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    // A browser draws its own ring in two colours, whatever width it tells.
    return { none: 0, auto: 2 }[outlineStyle] ?? Number.parseFloat(outlineWidth);
  });
  const label = (element as HTMLInputElement).labels?.[0]?.textContent;
  return {
    name: element.getAttribute('aria-label') ?? label ?? element.textContent.slice(0, 60),
    hasRing: element.matches(':focus-visible') && Math.max(...lines) >= 2,
    isInWindow:
      element !== document.body &&
      // Of a text of several lines, browsers bring the caret into view.
      Math.min(bottom, innerHeight) - Math.max(top, 0) >= Math.min(bottom - top, 24),
    top: top + scrollY,
    bottom: bottom + scrollY,
    left,
  };
}
