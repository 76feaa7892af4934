/**
 * React ignores what is typed, chosen or ticked in server-rendered HTML before hydration (facebook/react#12955). This
 * finds such input, and makes it again as events that React listens to.
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Finds the controls below `root` that differ from the HTML they came in.
 *
 * @returns makes their input again, in the order of the page; controls that have left the page are skipped
 */
export function replayEarlyInput(root: ParentNode): () => void {
  const replays = [...root.querySelectorAll<Control>('input, textarea, select')].flatMap(
    (control) => replayOf(control) ?? [],
  );
  return () => {
    for (const { control, replay } of replays) if (control.isConnected) replay();
  };
}

function replayOf(control: Control) {
  if (control.disabled) return undefined;
  const replay =
    control instanceof HTMLSelectElement
      ? replayChoice(control)
      : control.type === 'checkbox' || control.type === 'radio'
        ? replayTick(control as HTMLInputElement)
        : replayText(control);
  return replay && { control, replay };
}

function replayChoice(select: HTMLSelectElement) {
  const { selectedIndex } = select;
  const initial = [...select.options].findIndex((option) => option.defaultSelected);
  if (selectedIndex === Math.max(initial, 0)) return undefined;
  return () => {
    select.selectedIndex = selectedIndex;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    leave(select);
  };
}

function replayTick(box: HTMLInputElement) {
  const { checked } = box;
  // A radio button that lost its tick follows from the one that got it.
  if (checked === box.defaultChecked || (box.type === 'radio' && !checked)) return undefined;
  return () => {
    box.checked = !checked;
    box.click();
    leave(box);
  };
}

function replayText(input: HTMLInputElement | HTMLTextAreaElement) {
  const { value, defaultValue, selectionStart, selectionEnd } = input;
  if (input.readOnly || value === defaultValue) return undefined;
  return () => {
    // React compares with the value that it set last, and sees an assignment to the element as its own.
    input.value = defaultValue;
    setNatively(input, value);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // Inputs for emails and numbers have no selection.
    if (selectionStart !== null) input.setSelectionRange(selectionStart, selectionEnd);
    leave(input);
  };
}

function setNatively(input: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = Object.getPrototypeOf(input);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value);
}

/** The visitor may have left the control, too. */
function leave(control: Control): void {
  if (control === document.activeElement) return;
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
