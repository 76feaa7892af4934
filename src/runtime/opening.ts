import { useEffect, useMemo, useState } from 'react';
import type { Opening, OpeningTimes } from '../compiled/app.ts';
import { getOwn } from '../core/get-own.ts';
import { phaseAt } from '../core/phase-at.ts';

/** The longest delay that a timer of a browser takes, in milliseconds. */
const longestDelay = 2 ** 31 - 1;

/**
 * Returns the part of the runtime that shows pages in place of screens that are not open.
 *
 * @param times by the ids of the screens
 */
export function openingBy(times: Record<string, OpeningTimes>): Opening {
  const shown: Opening['shown'] = (screens, asked, now) => {
    const own = getOwn(times, asked.id) ?? {};
    const phase = phaseAt(own, Date.parse(now));
    const page = phase === 'open' ? undefined : own[phase];
    return screens.find(({ id }) => id === page) ?? asked;
  };
  const Shown: Opening['Shown'] = ({ screens, asked, now, children }) => {
    const [openings, setOpenings] = useState(0);
    // biome-ignore lint/correctness/useExhaustiveDependencies: the screen may be another one after an opening.
    const screen = useMemo(() => shown(screens, asked, now()), [screens, asked, now, openings]);
    useEffect(() => {
      // A script in the head of the page may have hidden it.
      document.documentElement.style.visibility = '';
      const { opens = 0 } = getOwn(times, asked.id) ?? {};
      return whenReached(opens, now, () => setOpenings((count) => count + 1));
    }, [asked, now]);
    return children(screen);
  };
  return { shown, Shown };
}

/**
 * Calls back once, as a moment is reached that lies ahead.
 *
 * @param moment milliseconds since 1970
 * @param now returns the present time, an ISO 8601 date-time in UTC
 * @returns a function that ends the wait
 */
export function whenReached(moment: number, now: () => string, reach: () => void): () => void {
  if (moment <= Date.parse(now())) return () => {};
  let timer: number | undefined;
  const stop = () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
  };
  function check() {
    stop();
    const rest = moment - Date.parse(now());
    if (rest <= 0) return reach();
    timer = window.setTimeout(check, Math.min(rest, longestDelay));
    // Timers stand still while a device sleeps.
    document.addEventListener('visibilitychange', check);
  }
  check();
  return stop;
}
