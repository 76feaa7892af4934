import { parse } from 'iso8601-duration';

/** Converts an ISO 8601 duration of days and less to milliseconds. */
export function milliseconds(duration: string): number {
  const { days = 0, hours = 0, minutes = 0, seconds = 0 } = parse(duration);
  return Math.round((((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
}
