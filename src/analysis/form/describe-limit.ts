import { isObject } from '../../core/is-object.ts';

/** Returns a limit in plain words: "18 years before today", "the answer at 1/start", "10". */
export function describeLimit(limit: unknown): string {
  if (!isObject(limit)) return String(limit);
  if (typeof limit.$today === 'string') return describeOffset(limit.$today);
  if (isObject(limit.calculated)) return 'the calculated limit';
  if (isObject(limit.cases)) {
    const cases = Object.entries(limit.cases).map(([key, value]) => `${value} for “${key}”`);
    return `chosen by the answer at ${limit.$data}: ${cases.join(', ')}`;
  }
  return typeof limit.$data === 'string' ? `the answer at ${limit.$data}` : JSON.stringify(limit);
}

/** Returns a signed duration in plain words: "today", "18 years before today". */
function describeOffset(offset: string): string {
  const units = { Y: 'year', M: 'month', W: 'week', D: 'day' };
  const parts = Object.entries(units).flatMap(([letter, unit]) => {
    const count = Number(new RegExp(`(\\d+)${letter}`).exec(offset)?.[1] ?? 0);
    return count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`];
  });
  if (parts.length === 0) return 'today';
  return `${parts.join(' and ')} ${offset.startsWith('-') ? 'before' : 'after'} today`;
}
