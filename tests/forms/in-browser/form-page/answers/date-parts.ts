import type { AnswerControl } from '../form-page.ts';

/** Types the parts of a date, or empties their boxes, and leaves them. */
export const dateParts: AnswerControl = async ({ control, texts }, value) => {
  const [year = '', month = '', day = ''] = typeof value === 'string' ? value.split('-') : [];
  const box = (name: string) => control.getByRole('textbox', { name, exact: true });
  await box(texts.day).fill(day);
  await box(texts.month).fill(month);
  await box(texts.year).fill(year);
  await box(texts.year).blur();
};
