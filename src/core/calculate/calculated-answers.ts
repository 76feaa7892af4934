import type { CalculateAnswers } from '../../compiled/form.ts';
import type { CalculatedQuestion } from '../../compiled/question.ts';
import type { Answers } from '../form/coerce-answers.ts';
import { expandPointer, getAt, parentPointer, resolveRelative } from '../pointer.ts';
import { replaceAt } from '../replace-at.ts';
import { calculate } from './calculate.ts';

/**
 * Returns the function that writes the calculated answers of a form.
 *
 * @param questions each after those whose answers it takes
 */
export const calculator =
  (questions: CalculatedQuestion[]): CalculateAnswers =>
  (answers, dataSources, isAsked) =>
    questions.reduce(
      (all, { pointer, calculation }) =>
        expandPointer(pointer, all).reduce((next, at) => {
          const isThere = parentPointer(at) === '' || getAt(next, parentPointer(at)) !== undefined;
          const value =
            isThere && isAsked(at)
              ? calculate(calculation, reader(at, next, dataSources))
              : undefined;
          return replaceAt(next, at, value);
        }, all),
      answers,
    );

/** Returns a function that reads values for the calculated answer at a pointer. */
function reader(at: string, answers: Answers, dataSources: { skipped?: readonly string[] }) {
  const asked = dataSources.skipped
    ? Object.fromEntries(
        Object.entries(answers).filter(([name]) => !dataSources.skipped?.includes(name)),
      )
    : answers;
  const document = { ...dataSources, answers: asked };
  return (pointer: string): unknown[] => {
    const absolute = pointer.startsWith('/') ? pointer : resolveRelative(`/answers${at}`, pointer);
    return absolute === undefined
      ? []
      : expandPointer(absolute, document).map((one) => getAt(document, one));
  };
}
