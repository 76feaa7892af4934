import { getOwn } from '../../../core/get-own.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { fieldsOf } from '../../model/form-fields.ts';
import { formsOf } from '../../model/product.ts';
import type { Rule } from './rule.ts';

const text = ['string'];
const number = ['number', 'integer'];
const list = ['array'];

/** The types that each keyword applies to. */
const typesOf: Record<string, string[]> = {
  minLength: text,
  maxLength: text,
  pattern: text,
  format: text,
  minimum: number,
  maximum: number,
  exclusiveMinimum: number,
  exclusiveMaximum: number,
  multipleOf: number,
  minItems: list,
  maxItems: list,
  uniqueItems: list,
  items: list,
  contains: list,
  properties: ['object'],
  required: ['object'],
};

/** Returns whether a keyword applies to no answer that a field can have. */
export const isMisplaced = (rule: string, schemas: JsonSchema[]): boolean => {
  const types = schemas.flatMap(({ type }) => type ?? []);
  // "required" applies to the object around the field.
  const applicable = rule === 'required' ? undefined : getOwn(typesOf, rule);
  return (
    types.length > 0 && applicable !== undefined && !types.some((type) => applicable.includes(type))
  );
};

export const rule: Rule = {
  description: 'Every validation keyword applies to the type of its field.',
  checkUnit: (product) =>
    formsOf(product).flatMap((form) =>
      fieldsOf(form).flatMap(({ name, schema, placeOf }): Finding[] => {
        const types = [schema.type ?? []].flat();
        if (types.length === 0) return [];
        return Object.entries(typesOf)
          .filter(
            ([rule, applicable]) =>
              rule in schema && !types.some((type) => applicable.includes(type)),
          )
          .map(([rule, applicable]) => ({
            file: form.schemaPath,
            pointer: placeOf(rule),
            key: true,
            message: `"${rule}" applies only to answers of type ${applicable.join(' or ')}, but "${name}" is of type ${types.join(' or ')}. Remove it, or change the type.`,
          }));
      }),
    ),
};
