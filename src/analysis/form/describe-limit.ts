import { isObject } from '../../core/is-object.ts';

/** Returns a limit in plain words: "18 years before today", "the answer at 1/start", "10". */
export function describeLimit(limit: unknown): string {
  if (!isObject(limit)) return String(limit);
  if (typeof limit.$today === 'string') return describeOffset(limit.$today, 'today');
  if (typeof limit.$now === 'string') return describeOffset(limit.$now, 'now');
  if (isObject(limit.calculated)) return 'the calculated limit';
  if (isObject(limit.cases)) {
    const cases = Object.entries(limit.cases).map(([key, value]) => `${value} for “${key}”`);
    return `chosen by the answer at ${limit.$data}: ${cases.join(', ')}`;
  }
  return typeof limit.$data === 'string' ? `the answer at ${limit.$data}` : JSON.stringify(limit);
}

/** Returns a signed duration in plain words: "today", "18 years before today", "2 hours after now". */
function describeOffset(offset: string, from: 'today' | 'now'): string {
  const [days = '', clock = ''] = offset.split('T');
  const partsOf = (text: string, units: Record<string, string>) =>
    Object.entries(units).flatMap(([letter, unit]) => {
      const count = Number(new RegExp(`(\\d+)${letter}`).exec(text)?.[1] ?? 0);
      return count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`];
    });
  const parts = [
    ...partsOf(days, { Y: 'year', M: 'month', W: 'week', D: 'day' }),
    ...partsOf(clock, { H: 'hour', M: 'minute' }),
  ];
  if (parts.length === 0) return from;
  return `${parts.join(' and ')} ${offset.startsWith('-') ? 'before' : 'after'} ${from}`;
}
