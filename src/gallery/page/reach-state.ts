import type { ScreenState } from '../../analysis/states/state.ts';

/** Fills in and submits the form as the state requires, then marks the page as done. */
export async function reachState(state: ScreenState): Promise<void> {
  const { path, action, typed, check, choices, file, later } = state;
  if (needsForm(state)) {
    const form = await waitFor<HTMLFormElement>('main form');
    if (typed) {
      enterText(await waitFor<HTMLInputElement>(`[id="field${typed.pointer}"]`), typed.text);
      await pause();
    }
    if (choices?.search) {
      const input = await waitFor<HTMLInputElement>(`[id="field${choices.search.pointer}"]`);
      // Only a box with focus goes on in its list once that is loaded.
      input.focus();
      enterText(input, choices.search.text);
      await pause(600);
    }
    if (later) (await waitForButton(later.button)).click();
    if (file) choose(await waitFor<HTMLInputElement>(`[id="field${file.pointer}"]`), file);
    if (check) leave(await waitFor(`[id="field${check.pointer}"]`));
    if (action === 'submit') form.requestSubmit();
  }
  await pause();
  document.documentElement.dataset.done = path;
  window.parent.postMessage({ galleryDone: true }, window.location.origin);
}

/** A screen or a step has no form before its call has ended well, nor is there anything to do then. */
function needsForm({ kind, load, action, typed, check, choices, file, later }: ScreenState) {
  if (kind === 'page' || load !== undefined) return false;
  const isBeforeForm = kind === 'waiting' || kind === 'outcome';
  return (
    !isBeforeForm || action === 'submit' || !!(typed || choices?.search || later || file || check)
  );
}

/** Waits until widgets have removed impossible answers. */
const pause = (milliseconds = 60) => new Promise((done) => setTimeout(done, milliseconds));

async function waitForButton(name: string): Promise<HTMLButtonElement> {
  for (;;) {
    const buttons = [...document.querySelectorAll('button')];
    const found = buttons.find(({ textContent }) => textContent === name);
    if (found) return found;
    await pause();
  }
}

async function waitFor<T extends Element>(selector: string): Promise<T> {
  for (;;) {
    const element = document.querySelector<T>(selector);
    await pause();
    if (element?.isConnected) return element;
  }
}

/** Chooses a file with an input for files. */
function choose(input: HTMLInputElement, { name, bytes }: NonNullable<ScreenState['file']>): void {
  const chosen = new DataTransfer();
  chosen.items.add(new File([new Uint8Array(bytes)], name));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Leaves a field. */
function leave(field: Element): void {
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Enters a text. React replaces the setter of the element itself, and notices only that of its class. */
function enterText(input: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value') ?? {};
  set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
