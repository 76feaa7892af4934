import type { CompiledForm } from '../../compiled/form.ts';
import type { Choice } from '../../compiled/question.ts';
import type { TextValue } from '../../compiled/text.ts';
import { evaluateConditions } from '../../core/asked-questions.ts';
import { type Answers, choicesFromSource, type DataSources } from '../../core/coerce-answers.ts';
import { getAt, isInside, toQuestionPointer } from '../../core/pointer.ts';
import { withoutValues } from '../../core/text-values.ts';
import type { Texts } from '../../definition/texts.ts';
import { answerText } from './answer-text.ts';

const answersRoot = '/answers';

export interface Reader {
  dataSources: DataSources;
  texts: Texts;
  /** BCP 47 tag. */
  language: string;
}

/** The answers of a screen, and the forms that ask for them. */
export interface Progress {
  answers: Answers;
  /** The steps that are not skipped. */
  visible: { id: string }[];
  /** The forms that are loaded, by the id of their step. */
  forms: Readonly<Record<string, CompiledForm>>;
}

/** Returns values as texts, by their pointers; those that are missing are left out. */
export const valueTexts = (
  values: TextValue[],
  progress: Progress,
  reader: Reader,
): Record<string, string> =>
  Object.fromEntries(
    values.flatMap((value) => {
      const text = valueText(value, progress, reader);
      return text === undefined ? [] : [[value.from, text]];
    }),
  );

/** Returns a value as text; `undefined` where it is missing. */
function valueText(
  { from, display }: TextValue,
  progress: Progress,
  reader: Reader,
): string | undefined {
  return isInside(from, answersRoot)
    ? askedAnswer(from.slice(answersRoot.length), progress, reader)
    : inSentence([getAt(reader.dataSources, from)].flat().map(withoutGroups), {
        ...reader,
        question: { display },
        choices: undefined,
      });
}

/** Keeps a whole number of a response as it is: it may be that of an order or an account, which nobody groups. */
const withoutGroups = (value: unknown) => (Number.isInteger(value) ? String(value) : value);

/** Returns an answer as text; `undefined` where it is missing, secret, or not asked now. */
function askedAnswer(
  pointer: string,
  { answers, visible, forms }: Progress,
  reader: Reader,
): string | undefined {
  const questionPointer = toQuestionPointer(pointer);
  for (const { id } of visible) {
    const form = forms[id];
    const question = form?.questions.find((one) => one.pointer === questionPointer);
    if (!form || !question || question.secret) continue;
    const { isAsked, resolve } = evaluateConditions(form, answers, reader.dataSources);
    if (!isAsked(pointer)) return undefined;
    const resolved = resolve(question, pointer);
    const choices =
      resolved.choices?.map(withPlainLabel) ??
      choicesFromSource(question, { ...reader.dataSources, answers }, pointer);
    return inSentence(getAt(answers, pointer), { ...reader, question: resolved, choices });
  }
  return undefined;
}

/** Writes a choice without the values of its own label. */
const withPlainLabel = (choice: Choice): Choice => ({
  ...choice,
  label: withoutValues(choice.label),
});

/** Joins several answers as a sentence does: "Mail, Phone, and Fax". */
function inSentence(value: unknown, context: Parameters<typeof answerText>[1]): string | undefined {
  const parts = [value]
    .flat()
    .flatMap((one) => (typeof one === 'object' ? [] : (answerText(one, context) ?? [])));
  return parts.length > 0 ? new Intl.ListFormat(context.language).format(parts) : undefined;
}
