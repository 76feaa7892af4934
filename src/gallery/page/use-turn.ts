import { useCallback, useEffect, useState } from 'react';

/** How many frames load at once: the first ones are to be seen soon, not all of them late. */
const atOnce = 4;

/** Longest wait for a frame that does not say that it is done, in milliseconds. */
const longest = 10_000;

type Wait = { start: () => void };

const waiting: Wait[] = [];
let underWay = 0;

function next(): void {
  while (underWay < atOnce) {
    const first = waiting.shift();
    if (!first) return;
    underWay += 1;
    first.start();
  }
}

/**
 * Waits for a turn to load, as long as one is wanted.
 *
 * @returns whether the turn has come, and the way to say that loading is done
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
      underWay -= 1;
      next();
    };
    const wait: Wait = {
      start() {
        isRunning = true;
        timer = setTimeout(stop, longest);
        setEnd(() => stop);
      },
    };
    waiting.push(wait);
    next();
    return () => {
      const place = waiting.indexOf(wait);
      if (place !== -1) waiting.splice(place, 1);
      stop();
      setEnd(undefined);
    };
  }, [wanted]);
  return { hasTurn: end !== undefined, done: useCallback(() => end?.(), [end]) };
}
