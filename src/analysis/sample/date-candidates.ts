import { dateLimitKeywords } from '../../definition/files/limits.ts';
import { formatEntry } from '../../definition/formats.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';

/** Days that most limits allow; the same ones every day, since they are in snapshots. */
const commonDays = ['2027-04-12', '1990-04-12', '2000-01-31', '2049-06-15'];

/** Lists dates or points in time that may satisfy the limits of a schema, the most natural first. */
export function dateCandidates(schema: JsonSchema): string[] {
  const limits = dateLimitKeywords.flatMap((keyword) => {
    const limit = schema[keyword];
    return typeof limit === 'string' ? [limit] : [];
  });
  const skipsDays = schema.weekdays !== undefined || schema.not !== undefined;
  if (!(formatEntry(schema.format)?.limits && (limits.length > 0 || skipsDays))) return [];
  const { sample = '2027-04-12' } = formatEntry(schema.format) ?? {};
  const common = commonDays.map((day) => day.slice(0, sample.length) + sample.slice(day.length));
  const all = [...common, ...limits.flatMap((limit) => daysAround(limit))];
  return skipsDays ? [...all, ...all.flatMap((day) => daysAround(day, wholeWeek))] : all;
}

/** Numbers of days until each other day of the week, later and earlier. */
export const wholeWeek = [1, 2, 3, 4, 5, 6, -1, -2, -3, -4, -5, -6];

/**
 * Returns a date, a month or a point in time, and the next later and earlier ones; of a time of day those an hour later
 * and earlier.
 *
 * @param days the numbers of days until those of a date
 */
export function daysAround(limit: string, days?: number[]): string[] {
  const [, hour, rest] = /^(\d\d)(:.*)$/.exec(limit) ?? [];
  if (hour !== undefined) {
    return [0, 1, 23].map((hours) => `${(Number(hour) + hours) % 24}`.padStart(2, '0') + rest);
  }
  const [day = '', ...time] = limit.split('T');
  // A month is the first day of it.
  const oneLater = day.length === 7 ? 31 : 1;
  return (days ?? [0, oneLater, -1]).flatMap((count) => {
    const date = new Date(day);
    if (Number.isNaN(date.getTime())) return [];
    date.setUTCDate(date.getUTCDate() + count);
    return [[date.toISOString().slice(0, day.length), ...time].join('T')];
  });
}
