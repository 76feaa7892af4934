import { isDay } from '../is-day.ts';

/**
 * Returns a date, a month, a time, or a date with a time, of ISO 8601 as readers of a language write it; any other text as it
 * is. A time with a zone is shown in that of the reader.
 *
 * @param language BCP 47 tag; that of the browser without one
 */
export function dateText(text: string, language?: string): string {
  const [, month, day, time, zone] =
    /^(\d{4}-\d\d)(?:-(\d\d)(T[\d:.]+)?(Z|[+-][\d:]+)?)?$/i.exec(text) ?? [];
  if (/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text)) {
    const style = { timeStyle: text.length > 5 ? 'medium' : 'short', timeZone: 'UTC' } as const;
    return new Intl.DateTimeFormat(language, style).format(new Date(`1970-01-01T${text}Z`));
  }
  if (!isDay(`${month}-${day ?? '01'}`)) return text;
  // Only a time without a zone is not in UTC by itself.
  const moment = new Date(time !== undefined && zone === undefined ? `${text}Z` : text);
  if (Number.isNaN(moment.getTime())) return text;
  const style: Intl.DateTimeFormatOptions =
    day === undefined
      ? { year: 'numeric', month: 'long' }
      : { dateStyle: 'long', timeStyle: time === undefined ? undefined : 'short' };
  const timeZone = zone === undefined ? 'UTC' : undefined;
  return new Intl.DateTimeFormat(language, { ...style, timeZone }).format(moment);
}
