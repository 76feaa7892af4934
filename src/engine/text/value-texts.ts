import type { CompiledForm } from '../../compiled/form.ts';
import type { Choice, Question } from '../../compiled/question.ts';
import type { TextValue } from '../../compiled/text.ts';
import { evaluateConditions } from '../../core/form/asked-questions.ts';
import { choicesFromSource, type DataSources } from '../../core/form/coerce-answers.ts';
import { getAt, isInside, toQuestionPointer } from '../../core/pointer.ts';
import type { ScreenAnswers } from '../../core/steps/screen-answers.ts';
import { answerText } from '../../core/text/answer-text.ts';
import { replaceValues } from '../../core/text/text-values.ts';
import type { Texts } from '../../definition/texts.ts';

const answersRoot = '/answers';

export interface Reader {
  dataSources: DataSources;
  texts: Texts;
  /** BCP 47 tag. */
  language: string;
  /** Present where a text picks a plural form. */
  fillPlurals?: typeof import('./fill-plurals.ts').fillPlurals | undefined;
}

/**
 * Returns values as texts, by their pointers; those that are missing are left out. A number that texts pick plural forms by
 * stands under its pointer with "#", as it is.
 */
export const valueTexts = (
  values: TextValue[],
  progress: ScreenAnswers,
  reader: Reader,
): Record<string, string> =>
  Object.fromEntries(
    values.flatMap((value) => {
      const text = valueText(value, progress, reader);
      const key = value.counts ? `${value.from}#` : value.from;
      return text === undefined ? [] : [[key, text]];
    }),
  );

/** Returns a value as text; `undefined` where it is missing. */
function valueText(
  { from, display, counts }: TextValue,
  progress: ScreenAnswers,
  reader: Reader,
): string | undefined {
  if (counts) return numberAt(from, progress, reader);
  return isInside(from, answersRoot)
    ? askedAnswer(from.slice(answersRoot.length), progress, reader)
    : inSentence([getAt(reader.dataSources, from)].flat().map(withoutGroups), {
        ...reader,
        question: { display },
        choices: undefined,
      });
}

/** Returns a number, or that of the items of a list, as digits; `undefined` where it is missing, or not asked now. */
function numberAt(from: string, progress: ScreenAnswers, reader: Reader): string | undefined {
  let value: unknown;
  if (isInside(from, answersRoot)) {
    const pointer = from.slice(answersRoot.length);
    const { answers } = progress;
    if (findAsked(pointer, progress, reader)) value = getAt(answers, pointer);
  } else value = getAt(reader.dataSources, from);
  if (Array.isArray(value)) return String(value.length);
  return value === undefined || value === null ? undefined : String(value);
}

/** Leaves a whole number of a response without group separators: it may be the number of an order or an account. */
const withoutGroups = (value: unknown) => (Number.isInteger(value) ? String(value) : value);

/** Returns an answer as text; `undefined` where it is missing, secret, or not asked now. */
function askedAnswer(pointer: string, progress: ScreenAnswers, reader: Reader): string | undefined {
  const found = findAsked(pointer, progress, reader);
  if (!found) return undefined;
  const { question, form } = found;
  const { answers } = progress;
  const choices =
    question.choices?.map((choice) => withPlainLabel(choice, reader)) ??
    choicesFromSource(question, { ...reader.dataSources, answers }, pointer);
  return inSentence(getAt(answers, pointer), { ...form, ...reader, question, choices });
}

/** Finds the question of an answer as it is asked now; `undefined` where it is secret, or not asked. */
export function findAsked(
  pointer: string,
  { answers, visible, forms, allAsked }: ScreenAnswers,
  { dataSources }: Pick<Reader, 'dataSources'>,
): { question: Question; form: CompiledForm } | undefined {
  const questionPointer = toQuestionPointer(pointer);
  for (const { id, item } of visible) {
    const form = forms[item?.step ?? id];
    const question = form?.questions.find((one) => one.pointer === questionPointer);
    if (!form || !question || question.secret) continue;
    const { isAsked, resolve } = evaluateConditions(form, answers, dataSources);
    return allAsked || isAsked(pointer)
      ? { question: resolve(question, pointer), form }
      : undefined;
  }
  return undefined;
}

/** Writes a choice without the values of its own label. */
const withPlainLabel = (choice: Choice, { fillPlurals, language }: Reader): Choice => ({
  ...choice,
  label: replaceValues(
    fillPlurals?.(choice.label, {}, language) ?? choice.label,
    (_, words = '') => words,
  ),
});

/** Joins several answers as a sentence does: "Mail, Phone, and Fax". */
function inSentence(value: unknown, context: Parameters<typeof answerText>[1]): string | undefined {
  const parts = [value]
    .flat()
    .flatMap((one) =>
      typeof one === 'object' && context.question.display !== 'file'
        ? []
        : (answerText(one, context) ?? []),
    );
  return parts.length > 0 ? new Intl.ListFormat(context.language).format(parts) : undefined;
}
