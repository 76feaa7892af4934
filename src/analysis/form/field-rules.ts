import type { JsonSchema } from '../../definition/json-schema.ts';
import type { FormBranch } from './branches.ts';

/** One rule of a schema that an answer can break. */
export interface FieldRule {
  /** Question pointer of the field. */
  at: string;
  keyword: string;
  /** The schema that holds the rule; for `required` that of the object. */
  schema: JsonSchema;
  /** The branches that have to be taken for the rule to count. */
  inside: FormBranch[];
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

/** Every rule of a schema, field by field, also those that a widget lets nobody break. */
export function fieldRulesOf(schema: JsonSchema, at = '', inside: FormBranch[] = []): FieldRule[] {
  const fields = new Set([...(schema.required ?? []), ...Object.keys(schema.properties ?? {})]);
  const own = [...fields].flatMap((name): FieldRule[] => {
    const place = `${at}/${name}`;
    const property = schema.properties?.[name] ?? {};
    const required = schema.required?.includes(name);
    const rule = (keyword: string) => ({ at: place, keyword, schema: property, inside });
    return [
      ...(required ? [{ at: place, keyword: 'required', schema, inside }] : []),
      ...keywords.filter((keyword) => isRule(property, keyword)).map(rule),
      ...(isNumber(property) ? [rule('type')] : []),
      ...fieldRulesOf(property, place, inside),
      ...(property.items?.properties ? fieldRulesOf(property.items, `${place}/-`, inside) : []),
    ];
  });
  const branch = (part: JsonSchema | undefined, holds: boolean) => {
    if (!part || !schema.if) return [];
    const taken: FormBranch = { at, if: schema.if, holds, schema: part, asks: [], inside };
    return fieldRulesOf(part, at, [...inside, taken]);
  };
  return [
    ...own,
    ...branch(schema.then, true),
    ...branch(schema.else, false),
    ...(schema.allOf ?? []).flatMap((part) => fieldRulesOf(part, at, inside)),
  ];
}

const isRule = (schema: JsonSchema, keyword: string) =>
  keyword in schema && schema[keyword] !== false;

/** Only a number is typed as a text that can be something else. */
const isNumber = ({ type }: JsonSchema) => type === 'number' || type === 'integer';
