/** The unfinished input of a box that another one has replaced. */
export interface UnfinishedInput {
  /** The element that has focus, counted among those that can have it. */
  focused: number;
  typed: string | undefined;
  /** The selected part of the text, as positions of its start and end. */
  selection: [start: number, end: number] | undefined;
  /** Whether its list was to open. */
  opens: boolean;
}

/** Reads the unfinished input of a box; there is none where focus is elsewhere. */
export function unfinishedInput(
  box: HTMLElement | null,
  begun: Pick<UnfinishedInput, 'typed' | 'opens'>,
): UnfinishedInput | undefined {
  const element = document.activeElement;
  const focused = focusable(box).indexOf(element as HTMLElement);
  if (focused < 0) return undefined;
  const selection: UnfinishedInput['selection'] =
    element instanceof HTMLInputElement
      ? [element.selectionStart ?? 0, element.selectionEnd ?? 0]
      : undefined;
  return { ...begun, focused, selection };
}

export function focusAgain(box: HTMLElement | null, unfinished: UnfinishedInput | undefined): void {
  if (!unfinished) return;
  // The button that loads the list again has gone.
  (focusable(box)[unfinished.focused] ?? box?.querySelector('input'))?.focus();
}

/** Makes the events again that the box in its place has not seen. */
export function continueInput(
  box: HTMLElement | null,
  unfinished: UnfinishedInput | undefined,
): void {
  const input = box?.querySelector('input');
  if (!input || !unfinished) return;
  if (unfinished.typed) {
    // Unlike an assignment to the value, this is a change to React.
    input.setRangeText(unfinished.typed, 0, input.value.length, 'end');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  } else if (unfinished.selection) {
    input.setSelectionRange(...unfinished.selection);
  }
  if (!unfinished.typed && unfinished.opens) {
    input.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  }
}

const focusable = (box: HTMLElement | null): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>('input, button:not([tabindex="-1"])') ?? []),
];
