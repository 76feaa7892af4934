import type { Proposals } from '../../compiled/form.ts';
import type { ProposedQuestion } from '../../compiled/question.ts';
import type { ValidateFn } from '../../compiled/validate.ts';
import { expandPointer, getAt, toQuestionPointer } from '../pointer.ts';
import { replaceAt } from '../replace-at.ts';
import { calculate } from './calculate.ts';
import { givenAt } from './calculated-answers.ts';

/**
 * Returns the functions that propose answers in a form.
 *
 * @param tests the validators of the conditions of its calculations
 */
export function proposals(questions: ProposedQuestion[], tests: ValidateFn[]): Proposals {
  const byPointer = new Map(questions.map((question) => [question.pointer, question]));
  const at: Proposals['at'] = (pointer, answers, dataSources) => {
    const question = byPointer.get(toQuestionPointer(pointer));
    if (!question) return undefined;
    const { calculation, offered } = question;
    const value = calculate(calculation, { ...givenAt(pointer, answers, dataSources), tests });
    return offered && !offered.includes(value) ? undefined : value;
  };
  return {
    at,
    follow: (answers, dataSources, before) =>
      questions
        .flatMap(({ pointer }) => expandPointer(pointer, answers))
        .reduce((next, pointer) => {
          const was = getAt(before.answers, pointer);
          const isLeft =
            isSame(getAt(next, pointer), was) &&
            isSame(was, at(pointer, before.answers, before.dataSources));
          return isLeft ? replaceAt(next, pointer, at(pointer, next, dataSources)) : next;
        }, answers),
  };
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
