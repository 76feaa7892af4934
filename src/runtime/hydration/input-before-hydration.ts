/**
 * React ignores focus and input in server-rendered HTML before hydration (facebook/react#12955). This file finds them, and
 * dispatches them again as events that React listens to.
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Finds the controls below `root` that have focus, or differ from the HTML they came in.
 *
 * @returns dispatches their input again, in the order of the page; controls that have left the page are skipped
 */
export function replayInput(root: ParentNode): () => void {
  const replays = [...root.querySelectorAll<Control>('input, textarea, select')].flatMap(
    (control) => replayOf(control) ?? [],
  );
  return () => {
    for (const { control, replay } of replays) if (control.isConnected) replay();
  };
}

function replayOf(control: Control) {
  if (control.disabled) return undefined;
  const isFocused = control === document.activeElement;
  const change =
    control instanceof HTMLSelectElement
      ? replayChoice(control)
      : control.type === 'checkbox' || control.type === 'radio'
        ? replayTick(control as HTMLInputElement)
        : replayText(control);
  if (!change && !isFocused) return undefined;
  const replay = () => {
    // Some widgets drop the text of an input that is not focused.
    control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    change?.();
    if (!isFocused) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };
  return { control, replay };
}

function replayChoice(select: HTMLSelectElement) {
  const { selectedIndex } = select;
  const initial = [...select.options].findIndex((option) => option.defaultSelected);
  if (selectedIndex === Math.max(initial, 0)) return undefined;
  return () => {
    select.selectedIndex = selectedIndex;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function replayTick(box: HTMLInputElement) {
  const { checked } = box;
  // A radio button that lost its tick follows from the one that got it.
  if (checked === box.defaultChecked || (box.type === 'radio' && !checked)) return undefined;
  return () => {
    box.checked = !checked;
    box.click();
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
  };
}

function setNatively(input: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = Object.getPrototypeOf(input);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value);
}
