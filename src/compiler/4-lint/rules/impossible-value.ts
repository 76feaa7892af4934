import { isObject } from '../../../core/is-object.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import type { Finding } from '../../model/diagnostic.ts';
import type { FieldSource } from '../../model/form/form-fields.ts';
import { answerPlaceOf, writtenAnswersIn } from '../../model/form/written-answers.ts';
import { scalarType } from '../../schema/scalar-type.ts';
import { predicateFor } from '../../schema/value-checker.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'The rest of a field accepts its choices and its "const".',
  checkQuestion: impossibleValuesOf,
};

/** Finds choices of a question, or its "const", that the rest of its schema does not accept. */
export function impossibleValuesOf({ form, name, ...question }: FieldSource): Finding[] {
  const place = answerPlaceOf(question);
  const { schema: asked, pointerOf: at } = place;
  const values = writtenAnswersIn(place);
  if (values.length === 0) return [];
  const rest = { ...asked, oneOf: undefined, enum: undefined, default: undefined };
  const checkAlone = values.length === 1 || !('const' in asked);
  const accept = predicateFor({
    ...(checkAlone ? { ...rest, const: undefined } : rest),
    definitions: form.schema.definitions,
  });
  const impossible = values.filter(({ value }) => accept && !accept(value));
  const file = form.schemaPath;
  const types = [asked.type ?? []].flat();
  const valueTypes = [...new Set(values.map(({ value }) => scalarType(value)))];
  const noneMatches = valueTypes.every((type) => type !== undefined && !matchesType(type, types));
  if (
    impossible.length > 1 &&
    impossible.length === values.length &&
    types.length > 0 &&
    noneMatches
  ) {
    const message = `None of the choices of "${name}" is of type ${types.join(' or ')}; they are of type ${valueTypes.join(' or ')}. Change the type, or the choices.`;
    return [{ file, pointer: at('type'), message }];
  }
  return impossible.map(({ keyword, value, pointer }) => ({
    file,
    pointer,
    message:
      isObject(value) && keyword === 'enum'
        ? '"enum" lists plain answers. For answers with labels, write "oneOf" instead of "enum".'
        : `${JSON.stringify(value)} can't be an answer to "${name}": ${reason(asked, value)}.`,
  }));
}

const matchesType = (type: string, types: string[]) =>
  types.includes(type) || (type === 'integer' && types.includes('number'));

/** Returns the keyword that rejects a value, by checking each alone. */
function reason(schema: JsonSchema, value: unknown): string {
  const rejecting = Object.entries(schema).find(([keyword, limit]) => {
    if (['oneOf', 'enum', 'default', 'title'].includes(keyword)) return false;
    return predicateFor({ [keyword]: limit })?.(value) === false;
  });
  if (!rejecting) return 'the rest of the field does not accept it';
  return `"${rejecting[0]}" is ${JSON.stringify(rejecting[1])}`;
}
