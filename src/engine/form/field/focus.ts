/** Draws the ring after a press of the pointer too, where browsers draw none around a box or a button. */
export const visibly: FocusOptions = { focusVisible: true };

/** Moves focus to the first field, in the order of the page, that says it is invalid. */
export function focusFirstInvalid(root: HTMLElement | null): void {
  const invalid = root?.querySelector<HTMLElement>(
    '[aria-invalid="true"], [data-add][data-invalid], [data-no-choices="invalid"], [role="group"][data-invalid]',
  );
  if (!invalid) return;
  const inner = 'input:not([type="hidden"]), select, textarea, button';
  const target = invalid.matches(inner) ? invalid : invalid.querySelector<HTMLElement>(inner);
  (target ?? invalid).focus(visibly);
}
