import { isDay } from '../is-day.ts';
import { relativeDay } from '../relative-day.ts';

/**
 * Returns the day, or the point in time, that lies a duration after another one, in its own time zone and precision. Where
 * its month is too short, it is the last day of that month.
 *
 * @param time a day or a date-time of ISO 8601
 * @param duration ISO 8601 duration, which can have a sign; only a date-time takes hours, minutes and seconds
 * @returns `undefined` for anything else
 */
export function shiftTime(time: unknown, duration: unknown, direction: 1 | -1): string | undefined {
  const [, day = '', clock, zone = ''] = timePattern.exec(String(time)) ?? [];
  const [, sign, days, ofClock, ...parts] = durationPattern.exec(String(duration)) ?? [];
  if (!isDay(day) || days === undefined) return undefined;
  if (clock === undefined && ofClock !== undefined) return undefined;
  const factor = direction * (sign === '-' ? -1 : 1);
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const moved = relativeDay(`${factor < 0 ? '-' : ''}${days}`, new Date(year, month - 1, date));
  if (clock === undefined) return moved;
  const [hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  const milliseconds = factor * ((hours * 60 + minutes) * 60 + seconds) * 1000;
  const moment = new Date(Date.parse(`${moved}T${clock}Z`) + milliseconds);
  return moment.toISOString().slice(0, `${day}T${clock}`.length) + zone;
}

const timePattern =
  /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:\d\d)?)?$/i;

const durationPattern =
  /^([+-]?)(P(?:\d+Y)?(?:\d+M)?(?:\d+W)?(?:\d+D)?)(T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** Returns whether a text is an ISO 8601 duration of whole numbers. */
export const isDuration = (text: string): boolean =>
  durationPattern.test(text) && /\d[YMWDHS]$/.test(text);
