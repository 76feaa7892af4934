import type { ScreenState } from '../../analysis/states/state.ts';

/** Types and presses what a state asks for, as a visitor would; then marks the page as done. */
export async function bringAbout({ path, kind, load, action, typed }: ScreenState): Promise<void> {
  if (kind !== 'page' && load === undefined) {
    const form = await appears<HTMLFormElement>('main form');
    if (typed) {
      type(await appears<HTMLInputElement>(`[id="field${typed.pointer}"]`), typed.text);
      await aMoment();
    }
    if (action === 'submit') form.requestSubmit();
  }
  await aMoment();
  document.documentElement.dataset.done = path;
  window.parent.postMessage({ galleryDone: true }, window.location.origin);
}

/** Long enough for widgets that take back impossible answers. */
const aMoment = () => new Promise((done) => setTimeout(done, 60));

async function appears<T extends Element>(selector: string): Promise<T> {
  for (;;) {
    const element = document.querySelector<T>(selector);
    await aMoment();
    if (element?.isConnected) return element;
  }
}

/** React listens to the property of the element's class, not to that of the element. */
function type(input: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
