import type { Question } from '../../../compiled/question.ts';
import { coerceAnswer } from '../../../core/form/coerce-answers.ts';
import { everyContentOf } from '../../../core/form/variants.ts';
import { lastKey } from '../../../core/pointer.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';

/**
 * Describes why a value can never be the answer to a question that it is to fill in.
 *
 * @param schema that of the value, as far as it is known
 * @returns a sentence; `undefined` where the value may fit
 */
export function unfitValue(
  question: Question | undefined,
  { type, enum: values }: JsonSchema,
): string | undefined {
  if (!question) return undefined;
  const name = lastKey(question.pointer);
  const types = [type ?? []].flat().filter((one) => one !== 'null');
  const contents = everyContentOf(question);
  const isUnfit = (one: string) =>
    contents.every((content) => unfitTypes[content.type ?? '']?.includes(one));
  if (types.length > 0 && types.every(isUnfit)) {
    return `"${name}" takes answers of type ${question.type}, but the value for it is of type ${types.join(' or ')}. Take another value, or change the type of one of them.`;
  }
  const fits = (value: unknown) =>
    contents.some(
      (one) => coerceAnswer({ ...question, ...one }, value, {}, question.pointer) !== undefined,
    );
  if (!question.choices || !values || values.some(fits)) return undefined;
  return `"${name}" offers none of the values that the response has for it: ${values.map((one) => JSON.stringify(one)).join(', ')}. Let the call respond with those of the choices.`;
}

/** The types of values that are no answer to a question of a type, and can't be converted to one. */
const unfitTypes: Record<string, string[]> = {
  string: ['object', 'array'],
  number: ['boolean', 'object', 'array'],
  integer: ['boolean', 'object', 'array'],
  boolean: ['number', 'integer', 'object', 'array'],
  array: ['string', 'number', 'integer', 'boolean', 'object'],
};
