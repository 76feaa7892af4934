import { isDay } from '../../../core/is-day.ts';
import { asciiDigits } from '../ascii-digits.ts';
import { type DatePart, dayParts, joinDate, orderedParts, pastedDate } from './date-parts.ts';

export type MomentType = 'date' | 'time' | 'datetime-local';

/** Characters of the longest text that is read. */
const longest = 60;

/**
 * Reads a pasted day, time, or day with a time.
 *
 * @param languages those whose readers may have written it; a day that they read differently can't be read
 * @returns the moment as ISO 8601; `undefined` for a text with several readings, or none
 */
export function pastedMoment(
  text: string,
  type: MomentType,
  languages: readonly string[],
): string | undefined {
  if (text.trim().length > longest) return undefined;
  const written = asciiDigits(text)
    .replace(/\p{Cf}/gu, '')
    .trim();
  if (type === 'date') return pastedDay(written, languages);
  if (type === 'time') return pastedTime(written, languages);
  const [, date = '', clock = ''] =
    /^(.*\d)(?:T|\p{P}?\s+)(\d+\s?[:.h]\s?\d.*)$/isu.exec(written) ?? [];
  const [day, time] = [pastedDay(date, languages), pastedTime(clock, languages)];
  return day && time && `${day}T${time}`;
}

/** Reads a day: "2027-03-09", "9/3/2027", "9 March 2027". */
function pastedDay(text: string, languages: readonly string[]): string | undefined {
  const readings = languages.flatMap((language) => {
    const named = withMonthNumber(text, language);
    if (named !== undefined) return dayIn(named, dayParts);
    const order = orderedParts(language, dayParts);
    const own = dayIn(text, order);
    // No month is above 12: "31/12/2027" has one reading everywhere.
    return own.length > 0 ? own : dayIn(text, order.map(swapped));
  });
  return new Set(readings).size === 1 ? readings[0] : undefined;
}

const swapped = (part: DatePart): DatePart =>
  part === 'day' ? 'month' : part === 'month' ? 'day' : part;

function dayIn(text: string, order: readonly DatePart[]): string[] {
  const date = pastedDate(text, order);
  const day = date && joinDate(date, dayParts);
  return day && isDay(day) ? [day] : [];
}

/** Returns "2027-3-9" for "9 March 2027"; `undefined` for a text without a month that the language names. */
function withMonthNumber(text: string, language: string): string | undefined {
  const words: string[] = text.toLocaleLowerCase(language).match(/[\p{L}\p{M}]+/gu) ?? [];
  // Spanish "mar" is a month and a weekday.
  const [month, ...others] = months.filter((one) =>
    monthNames(one, language).some((name) => words.includes(name)),
  );
  const numbers = text.match(/\d+/g) ?? [];
  const year = numbers.find((number) => number.length === 4);
  const day = numbers.find((number) => number.length < 3);
  if (!month || !year || !day || others.length > 0 || numbers.length !== 2) return undefined;
  return `${year}-${month}-${day}`;
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** Returns the long and the short name of a month as it is beside a day, in small letters. */
const monthNames = (month: number, language: string): string[] =>
  (['long', 'short'] as const).map((style) => {
    const options = { calendar: 'gregory', day: 'numeric', timeZone: 'UTC' } as const;
    const format = new Intl.DateTimeFormat(language, { ...options, month: style });
    const parts = format.formatToParts(Date.UTC(2027, month - 1, 9));
    const name = parts.find(({ type }) => type === 'month')?.value ?? '';
    return name.toLocaleLowerCase(language).replace(/\.$/, '');
  });

/** Reads a time: "13:30", "1:30 pm", "13.30". "1:30" can be of both halves of a day where these are written. */
function pastedTime(text: string, languages: readonly string[]): string | undefined {
  const [, hour = '', minute = '', second = '', half] =
    /^(\d\d?)\s?[:.h]\s?([0-5]\d)(:[0-5]\d)?(?:\.\d+)?(?:\s*([ap])\.?\s?m\.?)?$/i.exec(text) ?? [];
  if (hour === '' || Number(hour) > (half ? 12 : 23) || (half && Number(hour) === 0))
    return undefined;
  if (!half && /^[1-9]$/.test(hour) && languages.some(writesHalves)) return undefined;
  const since = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : hour;
  return `${String(since).padStart(2, '0')}:${minute}${second}`;
}

const writesHalves = (language: string): boolean =>
  new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hour12 === true;

/** Writes an example of a moment in digits, which reads as itself in any order. */
export function momentExample(type: MomentType, language: string): string {
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { calendar: 'gregory', ...options }).format(
      new Date(2027, 11, 31, 13, 45),
    );
  // Some languages write "year" behind the date.
  const day = written({ year: 'numeric', month: '2-digit', day: '2-digit' }).replace(
    /\s*\p{L}.*/u,
    '',
  );
  const time = written({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return { date: day, time, 'datetime-local': `${day} ${time}` }[type];
}
