import { isDay } from '../core/is-day.ts';

/**
 * Returns a date, or a date with a time, of ISO 8601 as readers of a language write it; any other text as it is. A time
 * with a zone is shown in that of the reader.
 *
 * @param language BCP 47 tag; that of the browser without one
 */
export function dateText(text: string, language?: string): string {
  const parts = /^(\d{4}-\d\d-\d\d)(T[\d:.]+)?(Z|[+-][\d:]+)?$/i.exec(text);
  const [, day, time, zone] = parts ?? [];
  if (day === undefined || !isDay(day)) return text;
  const moment = new Date(
    zone === undefined ? `${text}${time === undefined ? 'T00:00' : ''}Z` : text,
  );
  if (Number.isNaN(moment.getTime())) return text;
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: time === undefined ? undefined : 'short',
    timeZone: zone === undefined ? 'UTC' : undefined,
  }).format(moment);
}
