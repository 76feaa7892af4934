import type { AnswersAround, FillAnswers, FilledAnswers } from '../../compiled/call.ts';
import { isObject } from '../is-object.ts';
import { expandPointer, getAt, itemPointer, toQuestionPointer } from '../pointer.ts';
import { type Answers, coerceAnswers, type DataSources } from './coerce-answers.ts';

/**
 * Finds the answers that the response of a check changes: the empty ones, and those that an earlier response has filled in
 * and the visitor has left as they are, which go where this one has nothing.
 */
export const fillAnswers: FillAnswers = ({ built, earlier, opens, ...around }) => {
  const { answers } = around;
  const filled = answersIn(built, around);
  const answerAt = (target: string) => getAt(answers, target);
  // A form opens with what an earlier visit filled in, and the visitor has changed or emptied.
  const isResumed = opens && [...filled.keys()].some((target) => !isEmpty(answerAt(target)));
  if (isResumed) return { filled, changes: [] };
  const targets = [...new Set([...earlier.keys(), ...filled.keys()])];
  const changes = targets.flatMap((target): [string, unknown][] => {
    const [answer, value] = [answerAt(target), filled.get(target)];
    const isFree = isEmpty(answer) || isSame(answer, earlier.get(target));
    return isFree && !isSame(answer, value) ? [[target, value]] : [];
  });
  return { filled, changes };
};

/** Returns the answers in what a mapping has built, by pointer, as far as questions take them. */
function answersIn(
  built: unknown,
  { pointer, questions, answers, dataSources }: AnswersAround,
): FilledAnswers {
  if (!isObject(built)) return new Map();
  const group = itemPointer(pointer) ?? '';
  const own = toQuestionPointer(group);
  const inside = questions
    .filter((question) => question.pointer.startsWith(`${own}/`))
    .map((question) => ({ ...question, pointer: question.pointer.slice(own.length) }));
  // Choices may depend on the answers around.
  const around = getAt(answers, group) as Answers;
  const fitted = coerceAnswers(inside, { ...around, ...built }, dataSources as DataSources);
  return new Map(
    inside
      .flatMap((question) => expandPointer(question.pointer, built))
      .filter((inner) => getAt(built, inner) !== undefined)
      .map((inner) => [group + inner, getAt(fitted, inner)] as const)
      .filter(([target, value]) => target !== pointer && !isEmpty(value)),
  );
}

const isEmpty = (value: unknown): boolean => value === undefined || value === '';

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
