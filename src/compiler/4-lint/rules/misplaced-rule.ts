import { getOwn } from '../../../core/get-own.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { fieldsOf } from '../../model/form-fields.ts';
import { formsOf } from '../../model/product.ts';
import type { Rule } from './rule.ts';

const text = ['string'];
const number = ['number', 'integer'];
const list = ['array'];

/** The types that each rule judges; to others it says nothing. */
const judged: Record<string, string[]> = {
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

/** Whether a rule judges no answer that a field can have. */
export const isMisplaced = (rule: string, schemas: JsonSchema[]): boolean => {
  const types = schemas.flatMap(({ type }) => type ?? []);
  // That an answer is required is said of its name, not of the answer.
  const kinds = rule === 'required' ? undefined : getOwn(judged, rule);
  return types.length > 0 && kinds !== undefined && !types.some((type) => kinds.includes(type));
};

export const rule: Rule = {
  description: 'A rule is one for the type of its field.',
  checkUnit: (product) =>
    formsOf(product).flatMap((form) =>
      fieldsOf(form).flatMap(({ name, schema, placeOf }): Finding[] => {
        const types = [schema.type ?? []].flat();
        if (types.length === 0) return [];
        return Object.entries(judged)
          .filter(([rule, kinds]) => rule in schema && !types.some((type) => kinds.includes(type)))
          .map(([rule, kinds]) => ({
            ...{ file: form.schemaPath, pointer: placeOf(rule), key: true },
            message: `"${rule}" judges only answers of type ${kinds.join(' or ')}, but "${name}" is of type ${types.join(' or ')}. Remove it, or change the type.`,
          }));
      }),
    ),
};
