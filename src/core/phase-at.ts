import type { Period } from '../compiled/app.ts';

/**
 * Returns whether a moment lies before a period, in it or after it. The pages of a build contain this function as it stands,
 * so it uses nothing from outside.
 *
 * @param now milliseconds since 1970; NaN, for an unknown moment, lies in every period
 */
export function phaseAt({ opens, closes }: Period, now: number): 'before' | 'open' | 'after' {
  if (opens !== undefined && now < opens) return 'before';
  return closes !== undefined && now >= closes ? 'after' : 'open';
}
