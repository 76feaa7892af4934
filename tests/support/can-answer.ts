import type { Question } from '../../src/compiled/form.ts';
import type { JsonSchema } from '../../src/definition/json-schema.ts';

/** What a visitor may do with a question, beside what the question itself says. */
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
  if (value === undefined) return canLeaveOpen(question);
  if (question.widget === 'list') return canBeList(question, value, schema);
  if (offered) {
    if (!Array.isArray(value)) return offered.includes(value);
    const distinct = new Set(value).size === value.length;
    return value.length > 0 && distinct && value.every((item) => offered.includes(item));
  }
  switch (question.widget) {
    case 'number':
      return typeof value === 'number' || isText(value);
    case 'date':
      return isText(value) && isDay(value);
    case 'phone':
      return isText(value) && /^\+\d+$/.test(value);
    case 'checkbox':
    case 'consent':
    case 'yes-no':
      return typeof value === 'boolean';
    // Names of a list that the definition does not hold.
    case 'country':
    case 'region':
      return false;
    default:
      return isText(value);
  }
}

/** What is answered from the start can be emptied again only where there is something to empty. */
function canLeaveOpen({ widget, minItems, default: start }: Question): boolean {
  const cannotBeEmptied = ['checkbox', 'consent', 'yes-no', 'radio', 'list'].includes(widget);
  return !((minItems ?? 0) > 0 || (start !== undefined && cannotBeEmptied));
}

/** Items are added one by one up to the most, and not removed below the fewest. */
function canBeList(question: Question, value: unknown, { maxItems, minItems = 0 }: JsonSchema) {
  if (!Array.isArray(value)) return false;
  const fewest = question.minItems === undefined ? Math.min(1, minItems) : minItems;
  return value.length >= fewest && (maxItems === undefined || value.length <= maxItems);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
