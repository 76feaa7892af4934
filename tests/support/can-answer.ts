import type { Question } from '../../src/compiled/question.ts';
import { takesOther } from '../../src/core/form/coerce-answers.ts';
import { isList } from '../../src/core/form/list-question.ts';
import { everyChoiceOf } from '../../src/core/form/variants.ts';
import type { JsonSchema } from '../../src/definition/json-schema.ts';
import { widgetEntry } from '../../src/definition/widget-catalogue/index.ts';

/** Limits of the answers that a visitor can enter, beside those of the question itself. */
export interface AnswerLimits {
  schema: JsonSchema;
  /** The values that are offered, where only these can be chosen. */
  offered?: unknown[];
}

/**
 * Whether a visitor can come to an answer by the question's widget alone; `undefined` stands for no answer. What a
 * draft or a prefill can hold is another matter.
 */
export function canAnswer(
  question: Question,
  value: unknown,
  { schema, offered }: AnswerLimits,
): boolean {
  // Visitors enter what it is made of.
  if (question.calculated) return true;
  if (value === undefined) return canLeaveOpen(question);
  if (isList(question)) return canBeList(question, value, schema);
  if (offered) {
    const takesAny = takesOther(everyChoiceOf(question) ?? []);
    const canChoose = (one: unknown) =>
      offered.includes(one) || (takesAny && typeof one === 'string');
    if (!Array.isArray(value)) return canChoose(value);
    const isRanked = widgetEntry(question.widget)?.choices?.ranked;
    if (isRanked && value.length !== offered.length) return false;
    const distinct = new Set(value).size === value.length;
    const { max = Number.POSITIVE_INFINITY } = question.itemLimits ?? {};
    return value.length > 0 && value.length <= max && distinct && value.every(canChoose);
  }
  return widgetEntry(question.widget)?.canEnter?.(value) ?? false;
}

/** Returns whether a visitor can leave a question without an answer, or remove its initial answer. */
function canLeaveOpen({ widget, minItems, default: start }: Question): boolean {
  const canBeEmptied = widgetEntry(widget)?.canBeEmptied ?? false;
  return !((minItems ?? 0) > 0 || (start !== undefined && !canBeEmptied));
}

/** Items are added one by one up to the most, and not removed below the fewest. */
function canBeList(question: Question, value: unknown, { maxItems, minItems = 0 }: JsonSchema) {
  if (!Array.isArray(value)) return false;
  const fewest = question.minItems === undefined ? Math.min(1, minItems) : minItems;
  return value.length >= fewest && (maxItems === undefined || value.length <= maxItems);
}
