import { asciiDigits } from '../ascii-digits.ts';

export type DatePart = 'year' | 'month' | 'day';

/** The texts of the boxes of a date. */
export type TypedDate = Record<DatePart, string>;

/** Returns the texts of the boxes without what means nothing at their ends. A hyphen separates the parts of the answer. */
export const typedDate = ({ year, month, day }: TypedDate): TypedDate => {
  const tidy = (text: string) =>
    asciiDigits(text)
      .replace(/^[\s-]+|(?<![\s-])[\s-]+$/g, '')
      .replaceAll('-', '–');
  return { year: tidy(year), month: tidy(month), day: tidy(day) };
};

/**
 * Returns the boxes of a whole date that is pasted, such as "9/3/2027" or "2027-03-09"; `undefined` for any other text.
 *
 * @param drawn the parts in the order in which readers of the language write them
 */
export function pastedDate(text: string, drawn: readonly DatePart[]): TypedDate | undefined {
  const numbers = asciiDigits(text).match(/\d+/g) ?? [];
  if (numbers.length !== drawn.length || /\p{L}/u.test(text)) return undefined;
  // Where the year comes first, the month follows, in any language.
  const order = numbers[0]?.length === 4 ? dayParts.filter((part) => drawn.includes(part)) : drawn;
  const boxes: TypedDate = { year: '', month: '', day: '' };
  for (const [index, part] of order.entries()) boxes[part] = numbers[index] ?? '';
  return boxes;
}

/** The parts of a day, in the order of ISO 8601. */
export const dayParts: readonly DatePart[] = ['year', 'month', 'day'];

/**
 * Returns the typed parts as YYYY-MM-DD, or as YYYY-MM where there is no box for the day. Unfinished input stays as it is:
 * "2027-3-". Nothing typed is no answer.
 */
export function joinDate(typed: TypedDate, parts: readonly DatePart[]): string | undefined {
  const texts = parts.map((part) => typed[part]);
  if (texts.every((text) => text === '')) return undefined;
  const isFinished = texts.every((text) => /^\d+$/.test(text));
  return (isFinished ? texts.map((text) => text.padStart(2, '0')) : texts).join('-');
}

/**
 * Returns the texts of the boxes for an answer that was not typed into them: 2027-03-09 is the 9th of month 3. An
 * answer with more parts than boxes is not shown.
 */
export function splitDate(answer: unknown, parts: readonly DatePart[]): TypedDate {
  const texts = typeof answer === 'string' ? answer.replace(/-0(?=\d)/g, '-').split('-') : [];
  const [year = '', month = '', day = ''] = texts.length > parts.length ? [] : texts;
  return { year, month, day };
}

const patterns: Record<DatePart, RegExp> = {
  year: /^\s*\d{4}\s*$/,
  month: /^\s*(0?[1-9]|1[0-2])\s*$/,
  day: /^\s*(0?[1-9]|[12]\d|3[01])\s*$/,
};

/** Returns the parts of a refused date to correct: those that can't be right by themselves, otherwise all. */
export function wrongParts(typed: TypedDate, parts: readonly DatePart[]): readonly DatePart[] {
  const wrong = parts.filter((part) => !patterns[part].test(typed[part]));
  return wrong.length > 0 ? wrong : parts;
}

/** Returns the parts in the order in which readers of a language write them. */
export function orderedParts(language: string, parts: readonly DatePart[]): DatePart[] {
  const format = new Intl.DateTimeFormat(language, { calendar: 'gregory' });
  const order = format.formatToParts(0).map(({ type }) => type as string);
  return [...parts].sort((one, other) => order.indexOf(one) - order.indexOf(other));
}
