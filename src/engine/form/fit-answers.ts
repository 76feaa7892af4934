import type { CompiledForm } from '../../compiled/form.ts';
import type { Question } from '../../compiled/question.ts';
import { type EvaluatedConditions, evaluateConditions } from '../../core/asked-questions.ts';
import { choicesFromSource, coerceAnswer, hasChangingChoices } from '../../core/coerce-answers.ts';
import { isList } from '../../core/list-question.ts';
import { expandPointer, getAt } from '../../core/pointer.ts';
import { omitAt, replaceAt } from '../../core/replace-at.ts';
import type { Answers, DataSources } from './answers.ts';

/** The answers before a change, and the conditions evaluated for them. */
export interface EarlierAnswers {
  answers: Answers;
  conditions: EvaluatedConditions;
}

/** Returns whether other answers, or calls, decide which answers a question takes. */
export const isFitted = (question: Question): boolean =>
  !isList(question) && (question.variants !== undefined || hasChangingChoices(question));

/**
 * Returns the answers as the branches of their questions take them, and as the answers do that choices come from:
 * without choices that are not offered any more, and without answers of another kind. Other questions keep their answers.
 *
 * @param before without it, every answer is coerced, as one from elsewhere is
 */
export function fitAnswers(
  form: CompiledForm,
  answers: Answers,
  dataSources: DataSources,
  before?: EarlierAnswers,
): Answers {
  let next = answers;
  const { resolve } = evaluateConditions(form, answers);
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
}

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
    const values = choices.map((choice) => choice.value);
    const offered = value.filter((item) => values.includes(item));
    if (isChanging && offered.length === 0) return undefined;
    return offered.length === value.length ? value : offered;
  }
  // Text in a field for numbers stays while it is typed; the rule on the type reports it.
  if (now === was && !choices) return value;
  if (was && !choices && now.type === 'string' && now.widget !== was.widget) return undefined;
  return coerceAnswer(now, value, document, pointer);
}
