import type { Finding } from '../diagnostic.ts';
import { fieldsOf } from '../fields.ts';
import { formsOf } from '../product.ts';
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

export const misplacedRule: Rule = {
  id: 'misplaced-rule',
  description: 'A rule is one for the type of its field.',
  checkPart: (product) =>
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
