import type { AnswerControl } from '../form-page.ts';

/** Returns year, month and day, without leading zeros. */
export const partsOfDate = (value: unknown): string[] =>
  typeof value === 'string' ? value.split('-').map((part) => part.replace(/^0(?=\d)/, '')) : [];

/** Types the parts of a date or a month as people write them, or empties their boxes, and leaves them. */
export const dateParts: AnswerControl = async ({ control, texts }, value) => {
  const [year = '', month = '', day = ''] = partsOfDate(value);
  const box = (name: string) => control.getByRole('textbox', { name, exact: true });
  if ((await box(texts.day).count()) > 0) await box(texts.day).fill(day);
  await box(texts.month).fill(month);
  await box(texts.year).fill(year);
  await box(texts.year).blur();
};
