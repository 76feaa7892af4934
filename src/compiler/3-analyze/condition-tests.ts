import { isObject } from '../../core/is-object.ts';
import { escapePart } from '../../core/pointer.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import type { FieldSource } from '../model/form-fields.ts';
import type { ConditionSource } from './conditions.ts';
import { byName, type FieldsByName } from './fields-by-name.ts';

/** Keywords of a condition that depend on answers which it does not name. */
export const wholeObjectKeywords = [
  'minProperties',
  'maxProperties',
  'propertyNames',
  'additionalProperties',
  'patternProperties',
  'dependencies',
  'dependentRequired',
];

/** One field that a condition tests. */
export interface FieldTest {
  name: string;
  /** Pointer to the test. */
  pointer: string;
  schema: JsonSchema;
  /** Pointer to the schema that has the test among its "properties". */
  holder: string;
  /** Whether the condition fails where the field has no answer. */
  required: boolean;
  /** Every place in the schemas that describes the field; empty where there is no such field. */
  sources: FieldSource[];
  /** The fields that the condition can test. */
  candidates: FieldsByName;
  /** Whether it tests a field of the object itself rather than of a group in it. */
  isTopLevel: boolean;
}

/** Lists every test of a field in a condition. */
export const testsOf = ({ schema, pointer, fields }: ConditionSource): FieldTest[] =>
  testsIn(schema, pointer, fields, [], true);

function testsIn(
  schema: JsonSchema,
  pointer: string,
  fields: FieldsByName,
  outer: string[],
  isTopLevel: boolean,
): FieldTest[] {
  const required = [...outer, ...(schema.required ?? [])];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, test]): FieldTest[] => {
    const sources = fields.get(name) ?? [];
    const at = `${pointer}/properties/${escapePart(name)}`;
    const inside = sources.find((source) => source.inside)?.inside;
    return [
      {
        name,
        pointer: at,
        schema: test,
        holder: pointer,
        required: required.includes(name),
        sources,
        candidates: fields,
        isTopLevel,
      },
      ...(inside?.at.endsWith('-')
        ? []
        : inside
          ? testsIn(test, at, byName([inside]), [], false)
          : []),
    ];
  });
  const lists = (['allOf', 'anyOf', 'oneOf'] as const).flatMap((key) =>
    (schema[key] ?? []).flatMap((part, index) =>
      testsIn(part, `${pointer}/${key}/${index}`, fields, required, isTopLevel),
    ),
  );
  const not = isObject(schema.not)
    ? testsIn(schema.not as JsonSchema, `${pointer}/not`, fields, required, isTopLevel)
    : [];
  return [...own, ...lists, ...not];
}

/** A name that a condition requires an answer to. */
export interface Requirement {
  name: string;
  /** Pointer to the name in "required". */
  pointer: string;
}

/** Lists every name that a condition requires of the object that it validates. */
export const requirementsOf = ({ schema, pointer }: ConditionSource): Requirement[] =>
  requirementsIn(schema, pointer);

function requirementsIn(schema: JsonSchema, pointer: string): Requirement[] {
  const lists = (['allOf', 'anyOf', 'oneOf'] as const).flatMap((key) =>
    (schema[key] ?? []).flatMap((part, index) =>
      requirementsIn(part, `${pointer}/${key}/${index}`),
    ),
  );
  return [
    ...(schema.required ?? []).map((name, index) => ({
      name,
      pointer: `${pointer}/required/${index}`,
    })),
    ...lists,
    ...(isObject(schema.not) ? requirementsIn(schema.not as JsonSchema, `${pointer}/not`) : []),
  ];
}
