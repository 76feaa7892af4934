/** The form that was sent before React listens, and so by nobody. */
let sent: HTMLFormElement | undefined;

const note = ({ target }: Event) => {
  if (target instanceof HTMLFormElement) sent = target;
};

/** Notes forms of a prerendered page that are sent while the script still prepares it. */
export function noteEarlySubmit(): void {
  document.addEventListener('submit', note);
}

/**
 * Sends the form again that was sent too early, and notes no more. Where the visitor's own form took the place of the one
 * in the HTML, that is the one with the same fields; another step is not sent, which the visitor has not seen yet.
 */
export function replayEarlySubmit(): void {
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
