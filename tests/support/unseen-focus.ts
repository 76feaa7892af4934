/**
 * Focuses each element of the page that a keyboard reaches, and returns what is wrong with its ring: it is not drawn, is cut
 * off, covers words, or is square around a button of a page with round corners. Runs inside the page, so that it refers to nothing outside of it.
 */
export function unseenFocus(): string[] {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
    left: left - by,
    top: top - by,
    right: right + by,
    bottom: bottom + by,
  });
  const meets = (one: Box, other: Box) =>
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom;
  const contains = (outer: Box, inner: Box) =>
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom;

  const corners = getComputedStyle(document.documentElement).getPropertyValue(
    '--mui-shape-borderRadius',
  );
  const hasRoundCorners = Number.parseFloat(corners) > 0;

  function ringOf(element: Element): { width: number; offset: number } | undefined {
    const { outlineStyle, outlineWidth, outlineOffset, opacity, clipPath } =
      getComputedStyle(element);
    const width = Number.parseFloat(outlineWidth);
    // Some inputs lie unseen over or beside the element that is seen in their place.
    if (outlineStyle !== 'solid' || width < 2 || opacity === '0' || clipPath !== 'none')
      return undefined;
    return { width, offset: Number.parseFloat(outlineOffset) };
  }

  /** Returns the elements that can have the ring of an element: those around it, behind it, and inside it. */
  function candidates(element: Element): Element[] {
    const { parentElement, nextElementSibling } = element;
    const around = [parentElement, parentElement?.parentElement];
    const inside = element.querySelector(':scope > [data-ring]');
    return [element, ...around, nextElementSibling, inside].filter((one) => one instanceof Element);
  }

  /** Returns whether an element is shown to screen readers alone. */
  function isUnseen(element: Element): boolean {
    const { visibility, clip, clipPath } = getComputedStyle(element);
    if (visibility !== 'visible' || clip !== 'auto' || clipPath !== 'none') return true;
    return element.parentElement !== null && isUnseen(element.parentElement);
  }

  /** Returns the boxes of all words that are seen, without the room around their letters. */
  function wordsIn(root: Element): { text: string; box: Box }[] {
    const words: { text: string; box: Box }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (text.trim() === '' || !node.parentElement || isUnseen(node.parentElement)) continue;
      range.setStart(node, text.length - text.trimStart().length);
      range.setEnd(node, text.trimEnd().length);
      for (const { left, top, right, bottom, height } of range.getClientRects()) {
        // Letters leave some room at each side too.
        const [beside, above] = [2, height / 5];
        const [start, end] = [left + beside, right - beside];
        words.push({
          text,
          box: { left: start, top: top + above, right: end, bottom: bottom - above },
        });
      }
    }
    return words;
  }

  function problemOf(element: HTMLElement): string | undefined {
    const before = new Map(candidates(element).map((one) => [one, ringOf(one)]));
    element.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
    const ringed = candidates(element).find((one) => ringOf(one) && !before.get(one));
    const ring = ringed && ringOf(ringed);
    if (!ringed || !ring) return element.isConnected ? 'has no ring' : undefined;
    const isSquare = ringed.matches('button') && getComputedStyle(ringed).borderRadius === '0px';
    if (isSquare && hasRoundCorners) return 'has a square ring';
    const box = ringed.getBoundingClientRect();
    const outer = grown(box, ring.offset + ring.width);
    const inner = grown(box, ring.offset);
    for (let around = ringed.parentElement; around; around = around.parentElement) {
      const isClipped = /hidden|clip/.test(getComputedStyle(around).overflow);
      if (isClipped && !contains(around.getBoundingClientRect(), outer)) return 'has a cut ring';
    }
    // An inline link in several lines has a ring around each of them.
    if (ringed.getClientRects().length > 1) return undefined;
    const covered = wordsIn(document.body).find(
      ({ box: word }) => meets(word, outer) && !contains(inner, word),
    );
    return covered && `has a ring over "${covered.text}"`;
  }

  const reached = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      getComputedStyle(element).visibility === 'visible' &&
      element.getClientRects().length > 0,
  );
  (document.activeElement as HTMLElement | null)?.blur();
  const problems = reached.flatMap((element) => {
    if (!element.isConnected) return [];
    const problem = problemOf(element);
    const name = element.getAttribute('aria-label') ?? (element.innerText || element.id);
    return problem ? [`${element.tagName.toLowerCase()} "${name}" ${problem}`] : [];
  });
  (document.activeElement as HTMLElement | null)?.blur();
  return problems;
}
