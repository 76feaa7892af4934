import type { CompiledForm, Proposer } from '../../compiled/form.ts';
import type { ProposedQuestion } from '../../compiled/question.ts';
import type { ValidateFn } from '../../compiled/validate.ts';
import { evaluateConditions } from '../form/asked-questions.ts';
import { isSame } from '../is-same.ts';
import { expandPointer, getAt, toQuestionPointer } from '../pointer.ts';
import { replaceAt } from '../replace-at.ts';
import { calculate } from './calculate.ts';
import { givenAt } from './calculated-answers.ts';

/**
 * Returns the functions that propose answers in a form.
 *
 * @param tests the validators of the conditions of its calculations
 */
export function proposer(questions: ProposedQuestion[], tests: ValidateFn[]): Proposer {
  const byPointer = new Map(questions.map((question) => [question.pointer, question]));
  const at: Proposer['at'] = (pointer, answers, dataSources) => {
    const question = byPointer.get(toQuestionPointer(pointer));
    if (!question) return undefined;
    const { calculation, offered } = question;
    const value = calculate(calculation, { ...givenAt(pointer, answers, dataSources), tests });
    return offered && !offered.includes(value) ? undefined : value;
  };
  const pointersIn = (answers: Record<string, unknown>) =>
    questions.flatMap(({ pointer }) => expandPointer(pointer, answers));
  const propose = (
    form: CompiledForm,
    answers: Record<string, unknown>,
    dataSources: object,
    pointers: string[],
  ) => {
    const { isAsked } = evaluateConditions(form, answers, dataSources);
    return pointers.reduce(
      (next, pointer) =>
        isAsked(pointer) ? replaceAt(next, pointer, at(pointer, next, dataSources)) : next,
      answers,
    );
  };
  return {
    at,
    owned: (pointer, own) =>
      byPointer.has(toQuestionPointer(pointer)) ? new Set(own).add(pointer) : own,
    start: (form, answers, dataSources, stored) => {
      const open = pointersIn(answers).filter((pointer) => getAt(stored, pointer) === undefined);
      return propose(form, answers, dataSources, open);
    },
    after: (answers, before, own) => {
      const left = pointersIn(answers).filter((pointer) => {
        const was = getAt(before.answers, pointer);
        if (own?.has(pointer) || !isSame(getAt(answers, pointer), was)) return false;
        const isNew = was === undefined && !before.conditions.isAsked(pointer);
        return isNew || isSame(was, at(pointer, before.answers, before.dataSources));
      });
      return (form, next, dataSources) => propose(form, next, dataSources, left);
    },
  };
}
