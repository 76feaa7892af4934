import type { Page } from 'playwright';
import { expect } from '../expect.ts';

/** 1280 x 1024 pixels at 400 %, and a phone with letters of twice the size. */
const views = [
  { size: { width: 320, height: 256 }, text: '100%' },
  { size: { width: 360, height: 740 }, text: '200%' },
];

/** Expects nothing of a page to be cut, to lie aside, over or below another part, at 400 % zoom and with text of 200 %. */
export async function expectAllInSight(page: Page): Promise<void> {
  for (const { size, text } of views) {
    await page.setViewportSize(size);
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, text);
    const hidden = () => page.evaluate(hiddenParts);
    await expect.poll(hidden, `${size.width} pixels, text ${text}`).toEqual([]);
  }
}

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
  const isOver = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - 1 &&
    other.left < one.right - 1 &&
    one.top < other.bottom &&
    other.top < one.bottom;
  // A drawing over the words of its label, beyond the edge of its box, or over the text of its list.
  const over = seen.filter((element) => {
    if (!element.matches('svg')) return false;
    const drawing = element.getBoundingClientRect();
    const words = element.closest('label')?.querySelector(':scope > :last-child');
    const box = element.closest('.MuiInputBase-root');
    const list = box?.querySelector('select');
    const end =
      list &&
      list.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(list).paddingRight);
    return (
      (words && !words.contains(element) && isOver(drawing, words.getBoundingClientRect())) ||
      (box && drawing.right > box.getBoundingClientRect().right) ||
      (typeof end === 'number' && drawing.left < end - 1)
    );
  });
  // Buttons in lines of their own, of which one fills its line only in part.
  const [first, second] = [...document.querySelectorAll<HTMLElement>('.actions > button')];
  const isHole =
    first &&
    second &&
    first.offsetTop !== second.offsetTop &&
    first.offsetWidth !== second.offsetWidth;
  return [
    ...aside,
    ...over.map((element) => `over: ${nameOf(element.parentElement ?? element)}`),
    ...(isHole ? [`beside an empty room: ${nameOf(first)}`] : []),
    ...cut.map((element) => `cut: ${nameOf(element)}`),
    ...covered.map((element) => `covered: ${nameOf(element)}`),
  ];
}
