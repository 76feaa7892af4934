import { omitExtraData, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import jsonpointer from 'jsonpointer';
import type { CompiledForm, Question } from '../../compiled/compiled.ts';
import { pointersIn } from '../../core/coerce-answers.ts';
import { at } from '../../core/mapping.ts';
import { type Answers, type Surroundings, unset } from './answers.ts';
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
  surroundings: Surroundings,
  before?: Answers,
): Answers {
  const next = structuredClone(answers);
  for (const question of form.questions) {
    if (before) clear(question, next, surroundings, before);
    exclude(question, next, surroundings);
  }
  return withGroups(form, prune(form, withGroups(form, next)));
}

function clear(question: Question, next: Answers, surroundings: Surroundings, before: Answers) {
  if (!question.clearedBy) return;
  const now = at({ ...surroundings, answers: next }, question.clearedBy);
  const was = at({ ...surroundings, answers: before }, question.clearedBy);
  if (now === was) return;
  for (const pointer of pointersIn(question.at, next)) unset(next, pointer);
}

function exclude(question: Question, next: Answers, surroundings: Surroundings) {
  if (!question.exclude) return;
  const taken = at({ ...surroundings, answers: next }, question.exclude);
  if (taken === undefined) return;
  for (const pointer of pointersIn(question.at, next)) {
    const value = at(next, pointer);
    if (Array.isArray(value)) {
      jsonpointer.set(
        next,
        pointer,
        value.filter((item) => item !== taken),
      );
    } else if (value === taken) {
      unset(next, pointer);
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
  if (item !== undefined && at(answers, item) === undefined) return false;
  if (!question.conditional) return true;
  const probe = structuredClone(answers);
  jsonpointer.set(probe, pointer, at(probe, pointer) ?? '');
  return at(prune(form, probe), pointer) !== undefined;
}

/** Hiding one question can hide the next, so pruning goes on until it changes nothing. */
function prune(form: JudgedForm, answers: Answers): Answers {
  const own = new Set(form.questions.map(({ at: pointer }) => pointer.split('/')[1]));
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
