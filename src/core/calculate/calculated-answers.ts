import type { Given } from '../../compiled/call.ts';
import type { CalculateAnswers } from '../../compiled/form.ts';
import type { CalculatedQuestion } from '../../compiled/question.ts';
import type { ValidateFn } from '../../compiled/validate.ts';
import { withItem } from '../form/called-choices.ts';
import type { Answers } from '../form/coerce-answers.ts';
import { expandPointer, getAt, parentPointer, resolveRelative } from '../pointer.ts';
import { replaceAt } from '../replace-at.ts';
import { calculate } from './calculate.ts';

/**
 * Returns the function that writes the calculated answers of a form.
 *
 * @param questions each after those whose answers it takes
 * @param tests the validators of their conditions
 */
export const calculator =
  (questions: CalculatedQuestion[], tests: ValidateFn[] = []): CalculateAnswers =>
  (answers, dataSources, isAsked) =>
    questions.reduce(
      (all, { pointer, calculation }) =>
        expandPointer(pointer, all).reduce((next, at) => {
          const isThere = parentPointer(at) === '' || getAt(next, parentPointer(at)) !== undefined;
          const value =
            isThere && isAsked(at)
              ? calculate(calculation, { ...givenAt(at, next, dataSources), tests })
              : undefined;
          return replaceAt(next, at, value);
        }, all),
      answers,
    );

/** Returns what the calculation of an answer, which is at a pointer, takes values of. */
export function givenAt(
  at: string,
  answers: Answers,
  dataSources: { skipped?: readonly string[] },
): Given {
  const { skipped } = dataSources;
  const asked = skipped
    ? Object.fromEntries(Object.entries(answers).filter(([name]) => !skipped.includes(name)))
    : answers;
  const document = withItem({ ...dataSources, answers: asked }, at);
  return { document, resolve: (pointer) => resolveRelative(`/answers${at}`, pointer) };
}
