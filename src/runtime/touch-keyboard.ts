/** Inputs that a keyboard on the screen writes into, and the other fields that the visitor goes on to. */
const fields =
  ':is(input, select, textarea):enabled:not([type="hidden"], [type="button"], [type="submit"], [aria-hidden="true"], [tabindex="-1"])';
const untyped = /^(checkbox|radio|file|range|color|button|submit)$/;

/**
 * Makes keyboards on a screen fit the form: their Enter key says what it does, and goes from field to field; the field
 * that is written into, and its list, stay in sight when the keyboard takes its room.
 */
export function fitTouchKeyboard(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (isTyped(target)) target.enterKeyHint = hintOf(target);
  });
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (key !== 'Enter' || event.defaultPrevented || event.isComposing || !isTyped(target)) return;
    const next = nextField(target);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  const seen = window.visualViewport;
  seen?.addEventListener('resize', () => {
    document.documentElement.style.setProperty('--seen-height', `${seen.height}px`);
    showField(document.activeElement);
  });
}

const isTyped = (target: unknown): target is HTMLInputElement =>
  target instanceof HTMLInputElement && !untyped.test(target.type);

const hintOf = (input: HTMLInputElement): string => {
  if (input.role === 'combobox') return 'search';
  return nextField(input) ? 'next' : 'done';
};

/** Returns the field of the form that comes after an input; `undefined` after the last one. */
function nextField(input: HTMLInputElement): HTMLElement | undefined {
  const all = [...(input.form?.querySelectorAll<HTMLElement>(fields) ?? [])];
  return all.slice(all.indexOf(input) + 1).find((field) => field.checkVisibility());
}

/** Scrolls a field that is typed in, with the list that is open at it, into the part of the page that is seen. */
function showField(field: Element | null): void {
  const seen = window.visualViewport;
  if (!seen || !(isTyped(field) || field instanceof HTMLTextAreaElement)) return;
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
  const places = [field, list].flatMap((one) => one?.getBoundingClientRect() ?? []);
  const top = Math.min(...places.map((place) => place.top));
  const bottom = Math.max(...places.map((place) => place.bottom));
  const end = seen.offsetTop + seen.height;
  if (bottom > end)
    window.scrollBy({ top: Math.min(bottom - end + margin, top - seen.offsetTop - margin) });
  else if (top < seen.offsetTop) window.scrollBy({ top: top - seen.offsetTop - margin });
}

/** Pixels between the field and the edge of the visible area. */
const margin = 8;
