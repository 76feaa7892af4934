import { omitExtraData, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import jsonpointer from 'jsonpointer';
import type { CompiledForm, Question } from '../../compiled/form.ts';
import { expandPointer, fieldName, getAt, removeAt } from '../../core/pointer.ts';
import type { Answers, DataSources } from './answers.ts';
import { withGroups } from './groups.ts';

/** A compiled form together with the evaluator of its conditions. */
export interface FormWithConditions extends CompiledForm {
  conditionEvaluator: ValidatorType;
}

/**
 * The answers as they stand after a change: dependent answers emptied, excluded choices taken out, and answers to
 * questions that are not being asked left out, until nothing changes any more.
 *
 * @param answers all answers, also those of other steps, which stay as they are
 * @param before the answers before the change; without them no "clearedBy" applies
 */
export function normalizeAnswers(
  form: FormWithConditions,
  answers: Answers,
  dataSources: DataSources,
  before?: Answers,
): Answers {
  const next = structuredClone(answers);
  for (const question of form.questions) {
    if (before) clear(question, next, dataSources, before);
    exclude(question, next, dataSources);
  }
  return withGroups(form, removeUnasked(form, withGroups(form, next)));
}

function clear(question: Question, next: Answers, dataSources: DataSources, before: Answers) {
  if (!question.resetWhenChanges) return;
  const now = getAt({ ...dataSources, answers: next }, question.resetWhenChanges);
  const was = getAt({ ...dataSources, answers: before }, question.resetWhenChanges);
  if (now === was) return;
  for (const pointer of expandPointer(question.pointer, next)) removeAt(next, pointer);
}

function exclude(question: Question, next: Answers, dataSources: DataSources) {
  if (!question.exclude) return;
  const taken = getAt({ ...dataSources, answers: next }, question.exclude);
  if (taken === undefined) return;
  for (const pointer of expandPointer(question.pointer, next)) {
    const value = getAt(next, pointer);
    if (Array.isArray(value)) {
      jsonpointer.set(
        next,
        pointer,
        value.filter((item) => item !== taken),
      );
    } else if (value === taken) {
      removeAt(next, pointer);
    }
  }
}

/** Whether the question is asked at a pointer, once its form has these answers. */
export function isAsked(
  form: FormWithConditions,
  question: Question,
  pointer: string,
  answers: Answers,
): boolean {
  const item = /^.*\/\d+(?=\/)/.exec(pointer)?.[0];
  if (item !== undefined && getAt(answers, item) === undefined) return false;
  if (!question.conditional) return true;
  const probe = structuredClone(answers);
  jsonpointer.set(probe, pointer, getAt(probe, pointer) ?? '');
  return getAt(removeUnasked(form, probe), pointer) !== undefined;
}

/** Hiding one question can hide the next, so pruning goes on until it changes nothing. */
function removeUnasked(form: FormWithConditions, answers: Answers): Answers {
  const own = new Set(form.questions.map(({ pointer }) => fieldName(pointer)));
  const others = Object.fromEntries(Object.entries(answers).filter(([name]) => !own.has(name)));
  let current = answers;
  // Each round hides at least one question, so there can be no more rounds than questions.
  for (let round = 0; round <= form.questions.length; round++) {
    const schema = form.schema as RJSFSchema;
    const asked = omitExtraData(form.conditionEvaluator, schema, schema, current) as
      | Answers
      | undefined;
    const next = { ...others, ...asked };
    if (JSON.stringify(next) === JSON.stringify(current)) break;
    current = next;
  }
  return current;
}
