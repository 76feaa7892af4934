import { answerPointer, calculatedQuestionsOf, pointerInputsOf } from '../../compiler/index.ts';
import { relativeDay } from '../../core/relative-day.ts';
import { firstItemPointer, questionAt } from '../form/answer-location.ts';
import { type FieldRule, fieldRulesOf } from '../form/field-rules.ts';
import type { FormModel } from '../product-model.ts';

/** A value for an answer that a calculation takes. */
export interface InputValue {
  pointer: string;
  value: unknown;
}

/**
 * Lists values for the answers that a calculated one is made of, such that its result may come to either side of the
 * limits in its rules. Each is tried alone; the other inputs keep their samples.
 */
export function inputValues(form: FormModel, questionPointer: string): InputValue[] {
  const rules = fieldRulesOf(form).filter(({ pointer }) => pointer === questionPointer);
  const limits = rules.flatMap(limitsOf);
  const numbers = [...new Set(limits.flatMap((limit) => [limit, limit + 1, limit - 1, limit * 2]))];
  return enteredInputsOf(form, questionPointer).flatMap((pointer) => {
    const type = questionAt(form, pointer)?.type;
    const values: unknown[] =
      type === 'number' || type === 'integer'
        ? [...numbers, 0, 1]
        : type === 'string'
          ? numbers.map((years) => relativeDay(`${years < 0 ? '+' : '-'}P${Math.abs(years)}Y`))
          : [true, false];
    return values.map((value) => ({ pointer: firstItemPointer(pointer), value }));
  });
}

const limitsOf = ({ keyword, schema }: FieldRule): number[] =>
  [schema[keyword]].flat().filter((limit) => typeof limit === 'number');

/** Returns the question pointers of the answers that a calculated one is made of, also through other calculated ones. */
function enteredInputsOf(form: FormModel, pointer: string, seen: string[] = []): string[] {
  const found = calculatedQuestionsOf(form.source).find((one) => one.pointer === pointer);
  const inputs = found ? pointerInputsOf(found.calculation) : [];
  return inputs.flatMap(({ input }) => {
    const taken = answerPointer(pointer, input);
    if (taken === undefined || seen.includes(taken)) return [];
    const question = questionAt(form, taken);
    if (!question) return [];
    return question.calculated ? enteredInputsOf(form, taken, [...seen, pointer]) : [taken];
  });
}
