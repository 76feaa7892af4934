import { useCallback, useEffect, useState } from 'react';

/** Maximum number of frames that load at once, so that the first are visible soon. */
const maxLoading = 4;

/** Timeout of a frame that does not report that it is done, in milliseconds. */
const timeout = 10_000;

type QueuedFrame = { start: () => void };

const queue: QueuedFrame[] = [];
let loading = 0;

function next(): void {
  while (loading < maxLoading) {
    const first = queue.shift();
    if (!first) return;
    loading += 1;
    first.start();
  }
}

/**
 * Queues a frame for loading while it is wanted.
 *
 * @returns whether the frame may load, and a function that reports that it has loaded
 */
export function useTurn(wanted: boolean): { hasTurn: boolean; done: () => void } {
  const [end, setEnd] = useState<() => void>();
  useEffect(() => {
    if (!wanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isRunning = false;
    const stop = () => {
      clearTimeout(timer);
      if (!isRunning) return;
      isRunning = false;
      loading -= 1;
      next();
    };
    const queued: QueuedFrame = {
      start() {
        isRunning = true;
        timer = setTimeout(stop, timeout);
        setEnd(() => stop);
      },
    };
    queue.push(queued);
    next();
    return () => {
      const index = queue.indexOf(queued);
      if (index !== -1) queue.splice(index, 1);
      stop();
      setEnd(undefined);
    };
  }, [wanted]);
  return { hasTurn: end !== undefined, done: useCallback(() => end?.(), [end]) };
}
