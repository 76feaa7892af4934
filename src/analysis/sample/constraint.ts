import { escapePart, isInside } from '../../core/pointer.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { type FormCondition, isOnData } from '../form/conditions.ts';
import type { FormModel } from '../product-model.ts';

/** A schema that samples have to satisfy beside the form's own rules. */
export interface SchemaConstraint {
  /** Question pointer of the object that the schema describes; "" is the answers as a whole. */
  pointer: string;
  schema: JsonSchema;
}

/** Returns whether a form asks for any of the fields that a constraint is about. */
export const isAbout = (form: FormModel, { pointer, schema }: SchemaConstraint): boolean =>
  Object.keys(schema.properties ?? schema.not?.properties ?? {}).some((name) =>
    form.questions.some((question) => isInside(question.pointer, `${pointer}/${escapePart(name)}`)),
  );

/**
 * Returns alternative sets of constraints, the most natural first. Samples that satisfy all constraints of one set are
 * likely to meet the conditions, as far as the answers decide.
 */
export const constraintSetsFor = (conditions: FormCondition[]): SchemaConstraint[][] =>
  conditions
    .filter((condition) => !isOnData(condition))
    .reduceRight<SchemaConstraint[][]>(
      (sets, { pointer, if: test, holds }) => {
        const own = (holds ? schemaSetsFor(test) : counterSetsFor(test)).map((schemas) =>
          schemas.map((schema) => ({ pointer, schema })),
        );
        return sets.flatMap((set) => own.map((one) => [...one, ...set]));
      },
      [[]],
    );

/** Returns sets of schemas, each of which makes a condition hold: one for each alternative. */
function schemaSetsFor({ anyOf, ...rest }: JsonSchema): JsonSchema[][] {
  const own = Object.keys(rest).length > 0 ? [rest] : [];
  return anyOf ? anyOf.flatMap(schemaSetsFor).map((schemas) => [...own, ...schemas]) : [[rest]];
}

/** Returns sets of schemas, each of which makes a condition fail: all of its alternatives, each by one field that it tests. */
function counterSetsFor({ anyOf, ...rest }: JsonSchema): JsonSchema[][] {
  const alternatives = anyOf?.map(counterSetsFor) ?? [];
  return [
    ...counterSchemas(rest).map((schema) => [schema]),
    ...(anyOf ? combined(alternatives) : []),
  ];
}

/** Returns each combination of one set from each group. */
const combined = (groups: JsonSchema[][][]): JsonSchema[][] =>
  groups.reduce<JsonSchema[][]>(
    (sets, group) => sets.flatMap((set) => group.map((schemas) => [...set, ...schemas])),
    [[]],
  );

/** Returns schemas that each make a condition without alternatives fail, by one of the fields that it tests. */
function counterSchemas(condition: JsonSchema): JsonSchema[] {
  const others = Object.entries(condition.properties ?? {}).flatMap(([name, test]) =>
    (test.properties ? counterSchemas(test) : [{ not: test }]).map((schema) => ({
      properties: { [name]: schema },
    })),
  );
  const missing = (condition.required ?? []).map((name) => ({
    properties: { [name]: { not: {} } },
  }));
  return [...others, ...missing];
}

/** Returns the schemas that single answers have to match by a constraint, with the question pointers of these. */
export const testsIn = ({ pointer, schema }: SchemaConstraint): SchemaConstraint[] =>
  Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
    .map(([name, test]) => ({ pointer: `${pointer}/${escapePart(name)}`, schema: test }))
    .flatMap((test) => [test, ...testsIn(test)]);

/** Returns the same, with the schemas that answers must not all match. */
export const everyTestIn = ({ pointer, schema }: SchemaConstraint): SchemaConstraint[] => [
  ...testsIn({ pointer, schema }),
  ...(schema.not ? testsIn({ pointer, schema: schema.not }) : []),
];
