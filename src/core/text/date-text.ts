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
  const isTime = /^\d\d:\d\d(:\d\d)?$/.test(text);
  if (!isTime && !isDay(`${month}-${day ?? '01'}`)) return text;
  // Only a time without a zone is not in UTC by itself.
  const isLocal = isTime || (time !== undefined && zone === undefined);
  const moment = new Date(`${isTime ? '1970-01-01T' : ''}${text}${isLocal ? 'Z' : ''}`);
  if (Number.isNaN(moment.getTime())) return text;
  const timeStyle = isTime || time !== undefined ? 'short' : undefined;
  const style: Intl.DateTimeFormatOptions =
    isTime || day !== undefined
      ? { dateStyle: isTime ? undefined : 'long', timeStyle }
      : { year: 'numeric', month: 'long' };
  const timeZone = zone === undefined ? 'UTC' : undefined;
  return new Intl.DateTimeFormat(language, { ...style, timeZone }).format(moment);
}
