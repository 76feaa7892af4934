import { fill, type Texts } from '../../definition/texts.ts';

/**
 * Returns when to try again, to the minute.
 *
 * @param retryAfter in seconds
 * @param language BCP 47 tag of the texts
 */
export function retryText(retryAfter: number, texts: Texts, language: string | undefined): string {
  const minute = 60_000;
  const moment = new Date(Math.ceil((Date.now() + retryAfter * 1000) / minute) * minute);
  const isToday = moment.toDateString() === new Date().toDateString();
  const dateStyle = isToday ? undefined : 'long';
  const format = new Intl.DateTimeFormat(language, { timeStyle: 'short', dateStyle });
  return fill(texts.tryAgainAfter, { time: format.format(moment) });
}
