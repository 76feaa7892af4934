import type { CompiledForm } from '../../compiled/form.ts';
import type { Choice, Question } from '../../compiled/question.ts';
import type { Texts } from '../../definition/texts.ts';
import type { FileEntry } from '../files/file-answer.ts';
import { dateText } from './date-text.ts';
import { isDrawn } from './drawn.ts';
import { inGroups } from './in-groups.ts';
import { numberText } from './number-text.ts';
import { sizeText } from './size-text.ts';

function fileText({ name, size }: FileEntry, language: string): string {
  return typeof size === 'number' ? `${name} (${sizeText(size, language)})` : name;
}

/** The functions of the question's form for some answers. */
type Writers = Pick<CompiledForm, 'countryAnswer' | 'phoneAnswer'>;

interface AnswerContext extends Writers {
  question: Pick<Question, 'display' | 'unit' | 'unitPosition' | 'numberFormat'>;
  choices: Choice[] | undefined;
  texts: Texts;
  /** BCP 47 tag. */
  language: string;
}

/** Returns an answer as text for a reader; `undefined` where there is none. */
export function answerText(value: unknown, context: AnswerContext): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (Array.isArray(value)) {
    const parts = value.flatMap((item) => answerText(item, context) ?? []);
    return parts.length > 0 ? parts.join('\n') : undefined;
  }
  const { question, choices, texts, language } = context;
  if (question.display === 'file') return fileText(value as FileEntry, language);
  const choice = choices?.find((one) => one.value === value);
  if (choice && choice.label !== value) return choice.label;
  if (question.display === 'country')
    return context.countryAnswer?.(value, language) ?? String(value);
  if (question.display === 'phone') return context.phoneAnswer?.(value, language) ?? String(value);
  if (choice) return choice.label;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (question.display === 'signature') return isDrawn(value) ? texts.signatureDrawn : `${value}`;
  if (question.display === 'groups') return inGroups(String(value));
  if (question.display !== undefined) return dateText(String(value), language);
  const { unit, unitPosition, numberFormat } = question;
  const isNumber = typeof value === 'number';
  const isPercentage = isNumber && unit === '%';
  const format = { ...numberFormat, mayBeYear: !unit && !numberFormat, isPercentage };
  const text = isNumber ? numberText(value, language, format) : String(value);
  if (unit === undefined || isPercentage) return text;
  return unitPosition === 'before' ? `${unit} ${text}` : `${text} ${unit}`;
}
