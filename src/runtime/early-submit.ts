/** The form that was sent before React listens, and so by nobody. */
let sent: HTMLFormElement | undefined;

const note = ({ target }: Event) => {
  if (target instanceof HTMLFormElement) sent = target;
};

/** Notes forms of a prerendered page that are sent while the script still prepares it. */
export function noteEarlySubmit(): void {
  document.addEventListener('submit', note);
}

/** Sends the form again that was sent too early, if it is still on the page, and notes no more. */
export function replayEarlySubmit(): void {
  document.removeEventListener('submit', note);
  if (sent?.isConnected) sent.requestSubmit();
  sent = undefined;
}
