import type { Period } from '../../compiled/app.ts';
import { phaseAt } from '../../core/phase-at.ts';
import type { Reply } from '../store/replies.ts';

/**
 * Returns the reply to a call of which no screen is open: 403 before one opens, with the seconds until then, and 410 after
 * the last one has closed. `undefined` where one is open.
 *
 * @param periods of the screens that make the call; `undefined` for a screen that is always open
 */
export function refuseClosed(periods: (Period | undefined)[], now: Date): Reply | undefined {
  const time = now.getTime();
  if (periods.some((period) => !period || phaseAt(period, time) === 'open')) return undefined;
  const opening = Math.min(...periods.map((period) => startAfter(period, time)));
  if (opening === Number.POSITIVE_INFINITY) {
    return { status: 410, body: { error: 'The form has closed.' } };
  }
  return {
    status: 403,
    body: { error: 'The form is not open yet.' },
    headers: { 'Retry-After': String(Math.ceil((opening - time) / 1000)) },
  };
}

const startAfter = ({ opens = 0 }: Period = {}, time: number): number =>
  opens > time ? opens : Number.POSITIVE_INFINITY;
