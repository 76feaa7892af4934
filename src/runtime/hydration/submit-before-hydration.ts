declare global {
  /** The form that was submitted before the scripts arrived. */
  var earlySubmit: EventTarget | null | undefined;
}

/** The form that was submitted before React listens. */
let sent: HTMLFormElement | undefined;

const note = ({ target }: { target: EventTarget | null | undefined }) => {
  if (target instanceof HTMLFormElement) sent = target;
};

/** Notes forms of a prerendered page that are submitted before hydration, with the one that a script of the page has noted. */
export function noteSubmit(): void {
  note({ target: globalThis.earlySubmit });
  document.addEventListener('submit', note);
}

/**
 * Submits the form again that was submitted before hydration, and stops noting. Where the visitor's own form has replaced the
 * one in the HTML, it is the one with the same fields; another step, which the visitor has not seen yet, is not submitted.
 */
export function replaySubmit(): void {
  document.removeEventListener('submit', note);
  if (sent) {
    const fields = namesOf(sent);
    const form = sent.isConnected
      ? sent
      : [...document.forms].find((one) => namesOf(one) === fields);
    form?.requestSubmit();
  }
  sent = undefined;
}

const namesOf = ({ elements }: HTMLFormElement): string =>
  [...elements].map((control) => control.getAttribute('name')).join();
