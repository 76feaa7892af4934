import type { Question } from '../../compiled/form.ts';
import { coerceAnswers } from '../../core/coerce-answers.ts';
import { expandPointer, getAt, toQuestionPointer } from '../../core/pointer.ts';
import type { Answers } from '../form/answers.ts';
import { type FormWithConditions, isAsked } from '../form/normalize-answers.ts';
import { findProblems } from '../form/problems.ts';
import type { DraftContext } from './loaded-draft.ts';

/** A draft after its migrations. */
interface Migrated {
  answers: Answers;
  /** Pointers of the answers that they have taken out. */
  removed: string[];
}

/**
 * What has to be answered again in a form that has changed: questions that are asked and that had an answer, which the
 * form can't hold any more, or which breaks its rules.
 */
export function questionsToReanswer(
  form: FormWithConditions,
  kept: Migrated,
  { values, answers, dataSources, texts }: DraftContext,
): Question[] {
  const fitted = coerceAnswers(form.questions, values, dataSources);
  const isGone = (pointer: string) =>
    kept.removed.some((one) => one === pointer || one.startsWith(`${pointer}/`));
  const had = (pointer: string) => !isEmpty(getAt(kept.answers, pointer)) || isGone(pointer);
  const broken = findProblems(form, answers, texts)
    .filter(({ pointer, rule }) => rule !== 'required' && had(pointer))
    .map(({ pointer }) => toQuestionPointer(pointer));
  return form.questions.filter((question) => {
    if (broken.includes(question.pointer)) return true;
    return expandPointer(question.pointer, kept.answers).some((pointer) => {
      const was = getAt(kept.answers, pointer);
      const is = getAt(fitted, pointer);
      const cut = isCut(was, is) || (isChoices(question) && isGone(pointer));
      return cut && had(pointer) && isAsked(form, question, pointer, answers);
    });
  });
}

const isChoices = ({ type, widget }: Question) => type === 'array' && widget !== 'list';

/** Whether an answer, or some of the choices in it, did not come through. */
function isCut(was: unknown, is: unknown): boolean {
  if (Array.isArray(was) && Array.isArray(is)) return is.length < was.length;
  return isEmpty(is);
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);
