import { omitExtraData, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import jsonpointer from 'jsonpointer';
import type { CompiledForm, Question } from '../../compiled/form.ts';
import { expandPointer, fieldName, getAt, removeAt } from '../../core/pointer.ts';
import type { Answers, DataSources } from './answers.ts';
import { withGroups } from './groups.ts';

/** A compiled form together with the judge of its conditions. */
export interface JudgedForm extends CompiledForm {
  judge: ValidatorType;
}

/**
 * The answers as they stand after a change: dependent answers emptied, excluded choices taken out, and answers to
 * questions that are not being asked left out, until nothing changes any more.
 *
 * @param answers all answers, also those of other steps, which stay as they are
 * @param before the answers before the change; without them no "clearedBy" applies
 */
export function settleAnswers(
  form: JudgedForm,
  answers: Answers,
  surroundings: DataSources,
  before?: Answers,
): Answers {
  const next = structuredClone(answers);
  for (const question of form.questions) {
    if (before) clear(question, next, surroundings, before);
    exclude(question, next, surroundings);
  }
  return withGroups(form, prune(form, withGroups(form, next)));
}

function clear(question: Question, next: Answers, surroundings: DataSources, before: Answers) {
  if (!question.resetWhenChanges) return;
  const now = getAt({ ...surroundings, answers: next }, question.resetWhenChanges);
  const was = getAt({ ...surroundings, answers: before }, question.resetWhenChanges);
  if (now === was) return;
  for (const pointer of expandPointer(question.pointer, next)) removeAt(next, pointer);
}

function exclude(question: Question, next: Answers, surroundings: DataSources) {
  if (!question.exclude) return;
  const taken = getAt({ ...surroundings, answers: next }, question.exclude);
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
  form: JudgedForm,
  question: Question,
  pointer: string,
  answers: Answers,
): boolean {
  const item = /^.*\/\d+(?=\/)/.exec(pointer)?.[0];
  if (item !== undefined && getAt(answers, item) === undefined) return false;
  if (!question.conditional) return true;
  const probe = structuredClone(answers);
  jsonpointer.set(probe, pointer, getAt(probe, pointer) ?? '');
  return getAt(prune(form, probe), pointer) !== undefined;
}

/** Hiding one question can hide the next, so pruning goes on until it changes nothing. */
function prune(form: JudgedForm, answers: Answers): Answers {
  const own = new Set(form.questions.map(({ pointer }) => fieldName(pointer)));
  const others = Object.fromEntries(Object.entries(answers).filter(([name]) => !own.has(name)));
  let current = answers;
  // Each round hides at least one question, so there can be no more rounds than questions.
  for (let round = 0; round <= form.questions.length; round++) {
    const schema = form.schema as RJSFSchema;
    const asked = omitExtraData(form.judge, schema, schema, current) as Answers | undefined;
    const next = { ...others, ...asked };
    if (JSON.stringify(next) === JSON.stringify(current)) break;
    current = next;
  }
  return current;
}
