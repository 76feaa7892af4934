/** Runs a function once the browser has painted what is drawn now; returns the way to cancel it. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const runNext = () => {
    timer = setTimeout(run);
  };
  const stop = () => clearTimeout(timer);
  // A hidden page paints nothing.
  if (document.hidden) {
    runNext();
    return stop;
  }
  const frame = requestAnimationFrame(runNext);
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
}
