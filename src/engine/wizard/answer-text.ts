import type { Choice, Question } from '../../compiled/form.ts';
import type { Texts } from '../../definition/texts.ts';

interface Reading {
  question: Pick<Question, 'widget' | 'unit'>;
  choices: Choice[] | undefined;
  texts: Texts;
  /** BCP 47 tag. */
  language: string;
}

/** An answer as a person reads it, or `undefined` where there is none. */
export function answerText(value: unknown, reading: Reading): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (Array.isArray(value)) {
    const parts = value.flatMap((item) => answerText(item, reading) ?? []);
    return parts.length > 0 ? parts.join('\n') : undefined;
  }
  const { question, choices, texts, language } = reading;
  const chosen = choices?.find((choice) => choice.value === value);
  if (chosen) return chosen.label;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (question.widget === 'date') return dayText(String(value), language);
  return question.unit === undefined ? String(value) : `${value} ${question.unit}`;
}

function dayText(day: string, language: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
