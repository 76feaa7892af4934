import { type FieldSource, type ObjectSource, objectOf } from '../../compiler/index.ts';
import { escapePart } from '../../core/pointer.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import type { FormModel } from '../product-model.ts';
import type { FormCondition } from './branches.ts';

/** One rule for a field's answer that the answer can break. */
export interface FieldRule {
  /** Question pointer of the field. */
  pointer: string;
  keyword: string;
  /** The schema that holds the rule; for `required` that of the object. */
  schema: JsonSchema;
  /** The conditions of the branches in which the rule applies. */
  conditions: FormCondition[];
}

const keywords = [
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'const',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'contains',
  'enum',
  'oneOf',
  'anyOf',
  'not',
] as const;

/** Lists the rules of a form field by field, including those that the field's widget makes impossible to break. */
export const fieldRulesOf = ({ source }: FormModel): FieldRule[] => rulesOfObject(objectOf(source));

function rulesOfObject({ at, parts, fields }: ObjectSource): FieldRule[] {
  const listed = new Set<ObjectSource>();
  return parts.flatMap((part) => {
    const { schema, conditions } = part;
    const own = new Map(
      fields.flatMap((field) => (field.part === part ? [[field.name, field]] : [])),
    );
    const required = new Set(schema.required);
    return [...new Set([...required, ...own.keys()])].flatMap((name): FieldRule[] => {
      const pointer = `${at}/${escapePart(name)}`;
      const field = own.get(name);
      const inner = field?.inside && !listed.has(field.inside) ? field.inside : undefined;
      if (inner) listed.add(inner);
      return [
        ...(required.has(name) ? [{ pointer, keyword: 'required', schema, conditions }] : []),
        ...(field ? rulesOfField(field) : []),
        ...(inner ? rulesOfObject(inner) : []),
      ];
    });
  });
}

function rulesOfField({ at, schema, conditions }: FieldSource): FieldRule[] {
  const own = keywords.filter((keyword) => keyword in schema && schema[keyword] !== false);
  // Only into a number field can visitors type a value of another type.
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  return [...own, ...(isNumber ? ['type'] : [])].map((keyword) => ({
    pointer: at,
    keyword,
    schema,
    conditions,
  }));
}
