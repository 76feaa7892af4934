import type { CompiledForm } from '../../compiled/form.ts';
import type { Question } from '../../compiled/question.ts';
import { type EvaluatedConditions, evaluateConditions } from '../../core/form/asked-questions.ts';
import { indexForm } from '../../core/form/form-index.ts';
import { isInside, toQuestionPointer } from '../../core/pointer.ts';
import { sentAnswers } from '../choices/missing-answer.ts';
import type { Answers } from './answers.ts';

/** A change of one answer, before its effects on others. */
export interface Change {
  pointer: string;
  before: unknown;
  after: unknown;
  /** All answers after the change. */
  answers: Answers;
  dataSources: object;
  /** Those of the answers before. */
  conditions: EvaluatedConditions;
}

/**
 * Returns whether a change can have effects beside the new answer itself. Most key presses have none: one text takes the
 * place of another, no other question depends on it, and every condition has the same result as before. Normalized
 * answers then stay normalized.
 */
export function hasEffects(form: CompiledForm, change: Change): boolean {
  const { pointer, before, after, answers, dataSources, conditions } = change;
  if (!isSimple(before) || !isSimple(after)) return true;
  const now = evaluateConditions(form, answers, dataSources);
  return (
    conditionsTesting(form, pointer)?.some(
      (index) => now.evaluate(index, pointer) !== conditions.evaluate(index, pointer),
    ) ?? true
  );
}

const isSimple = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const known = new WeakMap<CompiledForm, Map<string, readonly number[] | undefined>>();

/**
 * Returns the conditions that can test the answer at a pointer, by their positions in the form; `undefined` where the
 * answer has effects beside them. Found once for each pointer, since it is asked at each key press.
 */
function conditionsTesting(form: CompiledForm, pointer: string): readonly number[] | undefined {
  const byPointer = known.get(form) ?? new Map<string, readonly number[] | undefined>();
  known.set(form, byPointer);
  if (!byPointer.has(pointer)) byPointer.set(pointer, findConditions(form, pointer));
  return byPointer.get(pointer);
}

function findConditions(form: CompiledForm, pointer: string): number[] | undefined {
  // A calculation can read any answer.
  if (form.calculateAnswers || form.proposer) return undefined;
  const questionPointer = toQuestionPointer(pointer);
  const question = indexForm(form).byPointer.get(questionPointer)?.source;
  if (!question || question.variants || !('messages' in question) || question.exclude) {
    return undefined;
  }
  if (sourcesOf(form).some((source) => isInside(`/answers${questionPointer}`, source))) {
    return undefined;
  }
  return form.conditions.flatMap((condition, index) =>
    isInside(questionPointer, condition.pointer) ? [index] : [],
  );
}

/** Returns the pointers of the answers that empty others, or change their choices. */
const sourcesOf = ({ questions }: CompiledForm): string[] =>
  questions.flatMap((question) =>
    [question.exclude, question.clearedBy, ...listsOf(question)].flatMap((one) =>
      one === undefined ? [] : [toQuestionPointer(one)],
    ),
  );

/** Returns the pointers of the lists that choices come from, or of the answers that the call for them sends. */
const listsOf = ({ pointer, source }: Question): string[] =>
  source?.call
    ? sentAnswers(source.call, pointer).map(({ answer }) => `/answers${answer}`)
    : (source?.lists ?? []).map(({ from }) => from);
