import { isObject } from '../../core/is-object.ts';
import { escapePart } from '../../core/pointer.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';

/** The fields that an object requires once it has an answer to another one. */
interface DependentRequirement {
  /** Name of the other field. */
  name: string;
  /** Pointer to their names, from the schema of the object. */
  pointer: string;
  /** Holds where the other field has an answer. */
  if: JsonSchema;
  required: string[];
}

/** Lists the requirements under `dependentRequired`. Those without the right shape are left out. */
export const dependentRequirementsOf = ({
  dependentRequired,
}: JsonSchema): DependentRequirement[] =>
  isObject(dependentRequired)
    ? Object.entries(dependentRequired).flatMap(([name, required]) =>
        Array.isArray(required)
          ? [{ name, pointer: `/${escapePart(name)}`, if: { required: [name] }, required }]
          : [],
      )
    : [];

/** Returns a schema with its `dependentRequired` as branches, so that each missing answer is reported by its name. */
export function withDependentBranches(schema: JsonSchema): JsonSchema {
  if (schema.dependentRequired === undefined) return schema;
  const { dependentRequired: _, allOf = [], ...rest } = schema;
  const branches = dependentRequirementsOf(schema).map(({ if: test, required }) => ({
    if: test,
    then: { required },
  }));
  return { ...rest, allOf: [...allOf, ...branches] };
}
