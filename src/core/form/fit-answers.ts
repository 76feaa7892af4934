import type { FitAnswers } from '../../compiled/form.ts';
import type { Question } from '../../compiled/question.ts';
import { expandPointer, getAt } from '../pointer.ts';
import { omitAt, replaceAt } from '../replace-at.ts';
import { evaluateConditions } from './asked-questions.ts';
import {
  choicesFromSource,
  coerceAnswer,
  hasChangingChoices,
  takesOther,
} from './coerce-answers.ts';
import { isList } from './list-question.ts';

/** Returns whether other answers, or calls, decide which answers a question takes. */
export const isFitted = (question: Question): boolean =>
  !isList(question) && (question.variants !== undefined || hasChangingChoices(question));

/** Fits the answers of a form that has such questions. */
export const fitAnswers: FitAnswers = (form, answers, dataSources, before) => {
  let next = answers;
  const { resolve } = evaluateConditions(form, answers, dataSources);
  for (const question of form.questions) {
    if (!isFitted(question)) continue;
    for (const pointer of expandPointer(question.pointer, next)) {
      const value = getAt(next, pointer);
      if (value === undefined) continue;
      const now = resolve(question, pointer);
      const was = before?.conditions.resolve(question, pointer);
      const isUntouched = before !== undefined && value === getAt(before.answers, pointer);
      const fitting =
        was && now !== was && isUntouched && isDefaultOf(was, now, value)
          ? undefined
          : coerceTo(value, now, was, { document: { ...dataSources, answers: next }, pointer });
      if (fitting === undefined) next = omitAt(next, pointer);
      else if (fitting !== value) next = replaceAt(next, pointer, fitting);
    }
  }
  return next;
};

/** Returns whether an answer is only the default of a branch that another one has replaced. */
const isDefaultOf = (was: Question, now: Question, value: unknown): boolean =>
  value === was.default && now.default !== was.default;

function coerceTo(
  value: unknown,
  now: Question,
  was: Question | undefined,
  { document, pointer }: { document: object; pointer: string },
): unknown {
  const isChanging = hasChangingChoices(now);
  const choices =
    now.choices ?? (isChanging ? choicesFromSource(now, document, pointer) : undefined);
  if (choices && Array.isArray(value)) {
    const values = choices.flatMap(({ value, disabled }) =>
      disabled === undefined ? [value] : [],
    );
    const isOther = (item: unknown) => typeof item === 'string' && takesOther(choices);
    const offered = value.filter((item) => values.includes(item) || isOther(item));
    const isEmptied = offered.length === 0 && (isChanging || value.length > 0);
    if (isEmptied) return undefined;
    return offered.length === value.length ? value : offered;
  }
  // "Other" is chosen, and its text not typed yet.
  if (choices && value === '' && takesOther(choices)) return value;
  // Text in a field for numbers stays while it is typed; the rule on the type reports it.
  if (now === was && !choices) return value;
  if (was && !choices && now.type === 'string' && now.widget !== was.widget) return undefined;
  return coerceAnswer(now, value, document, pointer);
}
