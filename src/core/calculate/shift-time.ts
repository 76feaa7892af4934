import { isDay } from '../is-day.ts';
import { relativeDay } from '../relative-day.ts';

/**
 * Returns the day, or the point in time, that lies a duration after another one, in its own time zone. Where its month is
 * too short, it is the last day of that month.
 *
 * @param time a day or a date-time of ISO 8601
 * @param duration ISO 8601 duration, which can have a sign; only a date-time takes hours, minutes and seconds
 * @returns `undefined` for anything else, and after the year 9999
 */
export function shiftTime(time: unknown, duration: unknown, direction: 1 | -1): string | undefined {
  const [, day = '', clock, zone = ''] = timePattern.exec(String(time)) ?? [];
  const [, sign, days, ofClock, ...parts] = durationPattern.exec(String(duration)) ?? [];
  if (!isDay(day) || days === undefined) return undefined;
  if (clock === undefined && ofClock !== undefined) return undefined;
  const factor = direction * (sign === '-' ? -1 : 1);
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const moved = relativeDay(`${factor < 0 ? '-' : ''}${days}`, new Date(year, month - 1, date));
  if (clock === undefined) return isDay(moved) ? moved : undefined;
  const [hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  const start = Date.parse(`${moved}T${clock}Z`);
  const moment = new Date(start + factor * ((hours * 60 + minutes) * 60 + seconds) * 1000);
  if (Number.isNaN(moment.getTime())) return undefined;
  const text = moment.toISOString();
  const length = `${day}T${clock}`.length;
  // A time without seconds gets some where the duration has some.
  return isDay(text.slice(0, day.length))
    ? text.slice(0, seconds > 0 ? Math.max(length, 19) : length) + zone
    : undefined;
}

const timePattern =
  /^([1-9]\d{3}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)\d*(Z|[+-]\d\d:\d\d)?)?$/i;

/** No part has more digits than leaves a day that computers can tell. */
const durationPattern =
  /^([+-]?)(P(?:\d{1,4}Y)?(?:\d{1,5}M)?(?:\d{1,6}W)?(?:\d{1,7}D)?)(T(?:(\d{1,8})H)?(?:(\d{1,9})M)?(?:(\d{1,10})S)?)?$/;

/** Returns whether a text is an ISO 8601 duration of whole numbers. */
export const isDuration = (text: string): boolean =>
  durationPattern.test(text) && /\d[YMWDHS]$/.test(text);
