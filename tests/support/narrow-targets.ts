/**
 * Returns the targets of the page that a finger can miss. A control is 44 pixels high and wide; or at least 24, and the 44
 * pixels around its middle meet no other target, as the exception of WCAG 2.5.8 for spacing has it. A link is 24 pixels high;
 * one in a sentence is excepted. Runs inside the page, so that it refers to nothing outside of it.
 */
export function narrowTargets(): string[] {
  const selector = 'a[href], button, input, select, textarea, summary, label, [role="option"]';
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible';
  };

  /** Returns the element that acts when a target is pressed: a label acts for its input. */
  const acting = (target: Element) =>
    (target instanceof HTMLLabelElement && target.control) || target;

  const isInSentence = (element: Element) =>
    element.matches('a') &&
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node !== element && node.textContent?.trim(),
    );

  /** Returns the label that is pressed in place of an input, if it is around or instead of it. */
  function pressed(element: Element): Element {
    if (!(element instanceof HTMLInputElement) || !/checkbox|radio|file/.test(element.type))
      return (
        element.closest('.MuiInputBase-root:has(> :is(input, select, textarea):only-of-type)') ??
        element
      );
    return element.labels?.[0] ?? element;
  }

  function isNarrow(element: Element): boolean {
    const target = element.matches('input, select, textarea') ? pressed(element) : element;
    target.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { left, top, width, height } = target.getBoundingClientRect();
    if (width < 24 || height < 24) return true;
    if (element.matches('a') || (width >= 44 && height >= 44)) return false;
    const [x, y] = [left + width / 2, top + height / 2];
    const around = [
      [-21.5, 0],
      [21.5, 0],
      [0, -21.5],
      [0, 21.5],
    ] as const;
    return around.some(([right, down]) => {
      const hit = document.elementFromPoint(x + right, y + down)?.closest(selector);
      return hit && acting(hit) !== acting(element) && !target.contains(hit) && isSeen(hit);
    });
  }

  return [...document.querySelectorAll(selector)]
    .filter(
      (element) =>
        !(element instanceof HTMLLabelElement) &&
        !element.matches(':disabled, [type="hidden"]') &&
        isSeen(element) &&
        !isInSentence(element),
    )
    .filter(isNarrow)
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? (element.textContent || element.id);
      return `${element.tagName.toLowerCase()} "${name}": ${Math.round(width)} x ${Math.round(height)}`;
    });
}
