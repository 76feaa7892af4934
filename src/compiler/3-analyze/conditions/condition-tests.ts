import { escapePart } from '../../../core/pointer.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import type { FieldSource } from '../../model/form/form-fields.ts';
import { operandsOf } from '../../schema/map-subschemas.ts';
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
    const group = sources.find((source) => source.inside)?.inside;
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
      ...(group && !group.at.endsWith('-') ? testsIn(test, at, byName([group]), [], false) : []),
    ];
  });
  const inside = operandsOf(schema, pointer).flatMap((part) =>
    testsIn(part.schema, part.pointer, fields, required, isTopLevel),
  );
  return [...own, ...inside];
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
  return [
    ...(schema.required ?? []).map((name, index) => ({
      name,
      pointer: `${pointer}/required/${index}`,
    })),
    ...operandsOf(schema, pointer).flatMap((part) => requirementsIn(part.schema, part.pointer)),
  ];
}
