import { isObject } from '../../../core/is-object.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { type FieldSource, questionsOf } from '../../model/form-fields.ts';
import { formsOf } from '../../model/product.ts';
import { predicateFor } from '../../schema/value-checker.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every choice, and every "const", is one that the rest of the field accepts.',
  checkUnit: (product) =>
    formsOf(product).flatMap((form) => questionsOf(form).flatMap(impossibleValuesOf)),
};

/** The choices of a question, or its "const", that the rest of its schema does not accept. */
export function impossibleValuesOf({ form, name, schema, placeOf }: FieldSource): Finding[] {
  const list = schema.type === 'array' ? schema.items : undefined;
  const at = (keyword: string) => (list ? `${placeOf('items')}/${keyword}` : placeOf(keyword));
  const asked = list ?? schema;
  const isOther = isObject(asked.const) && '$data' in asked.const;
  const values = [
    ...('const' in asked && !isOther ? [{ value: asked.const, pointer: at('const') }] : []),
    ...(asked.enum ?? []).map((value, index) => ({ value, pointer: `${at('enum')}/${index}` })),
    ...(asked.oneOf ?? []).flatMap((option, index) =>
      'const' in option ? [{ value: option.const, pointer: `${at('oneOf')}/${index}/const` }] : [],
    ),
  ];
  if (values.length === 0) return [];
  const rest = { ...asked, oneOf: undefined, enum: undefined, default: undefined };
  const lone = values.length === 1 || !('const' in asked);
  const accept = predicateFor({
    ...(lone ? { ...rest, const: undefined } : rest),
    definitions: form.schema.definitions,
  });
  const impossible = values.filter(({ value }) => accept && !accept(value));
  const file = form.schemaPath;
  const types = [asked.type ?? []].flat();
  const given = [...new Set(values.map(({ value }) => typeOf(value)))];
  const noneFits = given.every((type) => type !== undefined && !fits(type, types));
  if (
    impossible.length > 1 &&
    impossible.length === values.length &&
    types.length > 0 &&
    noneFits
  ) {
    const message = `None of the choices of "${name}" is of type ${types.join(' or ')}; they are of type ${given.join(' or ')}. Change the type, or the choices.`;
    return [{ file, pointer: at('type'), message }];
  }
  return impossible.map(({ value, pointer }) => ({
    ...{ file, pointer },
    message:
      isObject(value) && pointer.startsWith(at('enum'))
        ? '"enum" lists plain answers. For answers with words of their own, write "oneOf" instead of "enum".'
        : `${JSON.stringify(value)} can never be an answer to "${name}": ${reason(asked, value)}.`,
  }));
}

const fits = (type: string, types: string[]) =>
  types.includes(type) || (type === 'integer' && types.includes('number'));

/** The type of a single value, as JSON Schema calls it. */
function typeOf(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return ['string', 'boolean'].includes(typeof value) ? typeof value : undefined;
}

/** Which keyword is against it, found by asking each alone. */
function reason(schema: JsonSchema, value: unknown): string {
  const against = Object.entries(schema).find(([keyword, limit]) => {
    if (['oneOf', 'enum', 'default', 'title'].includes(keyword)) return false;
    return predicateFor({ [keyword]: limit })?.(value) === false;
  });
  if (!against) return 'the rest of the field does not accept it';
  return `"${against[0]}" is ${JSON.stringify(against[1])}`;
}
