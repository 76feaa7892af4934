const dateParts = ['year', 'month', 'day'] as const;

export type DatePart = (typeof dateParts)[number];

/** The texts of the boxes of a date. */
export type TypedDate = Record<DatePart, string>;

/** Returns what was typed as YYYY-MM-DD. Unfinished input stays as it is: "2027-3-". Nothing typed is no answer. */
export function joinDate(typed: TypedDate): string | undefined {
  const texts = dateParts.map((part) => typed[part].replace(/[\s-]/g, ''));
  if (texts.every((text) => text === '')) return undefined;
  const isFinished = texts.every((text) => /^\d+$/.test(text));
  return (isFinished ? texts.map((text) => text.padStart(2, '0')) : texts).join('-');
}

/** Returns the texts of the boxes for an answer that was not typed into them: 2027-03-09 is the 9th of month 3. */
export function splitDate(answer: unknown): TypedDate {
  const text = typeof answer === 'string' ? answer : '';
  const [year = '', month = '', day = ''] = text.replace(/-0(?=\d)/g, '-').split('-');
  return { year, month, day };
}

const patterns: Record<DatePart, RegExp> = {
  year: /^\s*\d{4}\s*$/,
  month: /^\s*(0?[1-9]|1[0-2])\s*$/,
  day: /^\s*(0?[1-9]|[12]\d|3[01])\s*$/,
};

/** Returns the parts of a refused date to correct: those that can't be right by themselves, otherwise all. */
export function wrongParts(typed: TypedDate): readonly DatePart[] {
  const wrong = dateParts.filter((part) => !patterns[part].test(typed[part]));
  return wrong.length > 0 ? wrong : dateParts;
}

/** Returns the parts in the order in which readers of a language write them. */
export function orderedParts(language: string): DatePart[] {
  const format = new Intl.DateTimeFormat(language, { calendar: 'gregory' });
  const order = format.formatToParts(0).map(({ type }) => type as string);
  return [...dateParts].sort((one, other) => order.indexOf(one) - order.indexOf(other));
}
