import type { CompiledForm } from '../../compiled/form.ts';
import type { Question } from '../../compiled/question.ts';
import { evaluateConditions } from '../../core/form/asked-questions.ts';
import { coerceAnswers, followsAnswers } from '../../core/form/coerce-answers.ts';
import { isList } from '../../core/form/list-question.ts';
import { expandPointer, getAt, isInside, toQuestionPointer } from '../../core/pointer.ts';
import { findProblems } from '../../core/rules/find-problems.ts';
import type { Answers } from '../form/answers.ts';
import type { OpeningAnswers } from './loaded-draft.ts';

/** A draft after its migrations. */
interface MigratedDraft {
  answers: Answers;
  /** Pointers of the answers that the migrations removed. */
  removed: string[];
}

/**
 * Returns the questions of a changed form that have to be answered again: those that are asked and had an answer which
 * was removed, does not fit its question any more, or breaks a rule.
 */
export function questionsToReanswer(
  form: CompiledForm,
  draft: MigratedDraft,
  { values, answers, dataSources, texts }: OpeningAnswers,
): Question[] {
  const coerced = coerceAnswers(form.questions, values, dataSources);
  const isRemoved = (pointer: string) =>
    draft.removed.some((one) => one === pointer || one.startsWith(`${pointer}/`));
  const wasAnswered = (pointer: string) =>
    !isEmpty(getAt(draft.answers, pointer)) || isRemoved(pointer);
  const invalid = findProblems(form, answers, texts, dataSources)
    .filter(({ pointer, rule }) => rule !== 'required' && wasAnswered(pointer))
    .map(({ pointer }) => toQuestionPointer(pointer));
  const { isAsked } = evaluateConditions(form, answers, dataSources);
  return form.questions.filter((question) => {
    if (question.calculated) return false;
    if (invalid.includes(question.pointer)) return true;
    return expandPointer(question.pointer, draft.answers).some((pointer) => {
      if (!isInside(pointer, form.item ?? '')) return false;
      const before = getAt(draft.answers, pointer);
      // Choices from answers are known only once these are coerced.
      const after = getAt(followsAnswers(question) ? answers : coerced, pointer);
      const lost = isReduced(before, after) || (isMultipleChoice(question) && isRemoved(pointer));
      return lost && wasAnswered(pointer) && isAsked(pointer);
    });
  });
}

const isMultipleChoice = (question: Question) => question.type === 'array' && !isList(question);

/** Returns whether an answer, or some of the choices in it, are gone. */
function isReduced(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(after)) return after.length < before.length;
  return isEmpty(after);
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);
