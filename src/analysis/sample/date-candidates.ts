import type { JsonSchema } from '../../definition/json-schema.ts';

const limitKeywords = [
  'formatMinimum',
  'formatMaximum',
  'formatExclusiveMinimum',
  'formatExclusiveMaximum',
];

/** Days that most limits allow; the same ones every day, since they are in snapshots. */
const commonDays = ['2027-04-12', '1990-04-12', '2000-01-31', '2049-06-15'];

/** Lists dates or points in time that may satisfy the limits of a schema, the most natural first. */
export function dateCandidates(schema: JsonSchema): string[] {
  const limits = limitKeywords.flatMap((keyword) => {
    const limit = schema[keyword];
    return typeof limit === 'string' ? [limit] : [];
  });
  if (limits.length === 0) return [];
  const common = commonDays.map((day) => (schema.format === 'date' ? day : `${day}T10:30:00Z`));
  return [...common, ...limits.flatMap(daysAround)];
}

/** Returns a date or a point in time, and those a day later and earlier. */
export const daysAround = (limit: string): string[] =>
  [0, 1, -1].flatMap((days) => {
    const time = new Date(limit);
    if (Number.isNaN(time.getTime())) return [];
    time.setUTCDate(time.getUTCDate() + days);
    return [time.toISOString().slice(0, limit.length === 10 ? 10 : undefined)];
  });
