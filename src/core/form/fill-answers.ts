import type { FillAnswers } from '../../compiled/call.ts';
import { isSame } from '../is-same.ts';
import { getAt } from '../pointer.ts';
import { replaceAllAt } from '../replace-at.ts';
import { coerceAnswers, type DataSources } from './coerce-answers.ts';

/**
 * Finds the answers that the response of a check changes: those that the visitor has not given. These are the empty ones,
 * defaults, and what an earlier response has filled in, which goes where this one has nothing. A question that would clear an
 * answer of the visitor stays as it is.
 */
export const fillAnswers: FillAnswers = ({ built, earlier, questions, answers, dataSources }) => {
  const brought = questions
    .map(({ pointer }) => [pointer, getAt(built, pointer)] as const)
    .filter(([, value]) => value !== undefined);
  // Choices may depend on the answers around.
  const around = replaceAllAt(answers, new Map(brought));
  const fitted = coerceAnswers(questions, around, dataSources as DataSources);
  const filled = new Map(
    brought
      .map(([pointer]) => [pointer, getAt(fitted, pointer)] as const)
      .filter(([, value]) => !isEmpty(value)),
  );
  const isOwn = (pointer: string): boolean => {
    const answer = getAt(answers, pointer);
    const question = questions.find((one) => one.pointer === pointer);
    const given = [earlier.get(pointer), question?.default];
    return !isEmpty(answer) && !given.some((value) => isSame(answer, value));
  };
  const clearsOwn = (target: string): boolean =>
    questions.some(({ pointer, clearedBy }) => clearedBy === `/answers${target}` && isOwn(pointer));
  const changes = [...new Set([...earlier.keys(), ...filled.keys()])]
    .filter((target) => !isOwn(target) && !clearsOwn(target))
    .map((target): [string, unknown] => [target, filled.get(target)])
    .filter(([target, value]) => !isSame(getAt(answers, target), value));
  return { filled, changes };
};

const isEmpty = (value: unknown): boolean => value === undefined || value === '';
