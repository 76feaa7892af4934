/**
 * React ignores focus and input in server-rendered HTML before hydration (facebook/react#12955). This file finds them, and
 * dispatches them again as events that React listens to.
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls of the page as it came, in its order. */
let controls: Control[] = [];
let focused: EventTarget | null;

const noteFocus = ({ target }: Event) => {
  // A page that is drawn anew gives focus to its heading.
  if ((target as HTMLElement).tabIndex >= 0) focused = target;
};

/** Notes the controls below `root`: an element that an extension of the browser puts in makes React draw all others anew. */
export function noteInput(root: ParentNode): void {
  controls = [...root.querySelectorAll<Control>('input, textarea, select')];
  focused = document.activeElement;
  document.addEventListener('focusin', noteFocus);
}

/**
 * Finds the noted controls that have focus, or differ from the HTML they came in.
 *
 * @returns dispatches their input again, in the order of the page, where they or those drawn in their place are on it
 */
export function replayInput(): () => void {
  document.removeEventListener('focusin', noteFocus);
  const replays = controls.flatMap((control) => replayOf(control) ?? []);
  controls = [];
  return () => {
    for (const replay of replays) replay();
  };
}

function replayOf(control: Control) {
  if (control.disabled) return undefined;
  const isFocused = control === (control.isConnected ? document.activeElement : focused);
  const change =
    control instanceof HTMLSelectElement
      ? replayChoice(control)
      : control.type === 'checkbox' || control.type === 'radio'
        ? replayTick(control as HTMLInputElement)
        : replayText(control);
  if (!change && !isFocused) return undefined;
  return () => {
    const present = control.isConnected ? control : document.getElementById(control.id);
    if (present?.localName !== control.localName) return;
    if (isFocused) present.focus();
    // Some widgets drop the text of an input that is not focused.
    present.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    change?.(present as never);
    if (!isFocused) present.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };
}

function replayChoice(select: HTMLSelectElement) {
  const { selectedIndex } = select;
  const initial = [...select.options].findIndex((option) => option.defaultSelected);
  if (selectedIndex === Math.max(initial, 0)) return undefined;
  return (present: HTMLSelectElement) => {
    present.selectedIndex = selectedIndex;
    present.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function replayTick(box: HTMLInputElement) {
  const { checked } = box;
  // A radio button that lost its tick follows from the one that got it.
  if (checked === box.defaultChecked || (box.type === 'radio' && !checked)) return undefined;
  return (present: HTMLInputElement) => {
    present.checked = !checked;
    present.click();
  };
}

function replayText(input: HTMLInputElement | HTMLTextAreaElement) {
  const { value, defaultValue, selectionStart, selectionEnd } = input;
  if (input.readOnly || value === defaultValue) return undefined;
  return (present: HTMLInputElement | HTMLTextAreaElement) => {
    // React compares with the value that it set last, and sees an assignment to the element as its own.
    present.value = defaultValue;
    setNatively(present, value);
    present.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // Inputs for emails and numbers have no selection.
    if (selectionStart !== null) present.setSelectionRange(selectionStart, selectionEnd);
  };
}

function setNatively(input: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = Object.getPrototypeOf(input);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value);
}
