import { isObject } from '../../../core/is-object.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import type { Transformation } from './node.ts';

/** Writes "dependencies" on names as "dependentRequired", and those on schemas as branches. */
export const toBranches: Transformation = (node) => {
  const { dependencies, ...schema } = node.schema;
  if (!isObject(dependencies)) return node;
  const entries = Object.entries(dependencies);
  const required = entries.flatMap(([name, needed]): [string, string[]][] =>
    Array.isArray(needed) && needed.length > 0 ? [[name, needed]] : [],
  );
  const branches = entries.flatMap(([name, needed]) =>
    isObject(needed) ? branchesFor(name, needed as JsonSchema, schema.properties?.[name]) : [],
  );
  if (required.length > 0) {
    schema.dependentRequired = { ...schema.dependentRequired, ...Object.fromEntries(required) };
  }
  // The checker lists it.
  const [impossible] = entries.filter(([, needed]) => needed === false);
  if (impossible) Object.assign(schema, { dependencies: Object.fromEntries([impossible]) });
  if (branches.length > 0) schema.allOf = [...(schema.allOf ?? []), ...branches];
  return { ...node, schema };
};

/** A dependency on alternatives that have different values of the field itself is a branch for each. */
function branchesFor(name: string, needed: JsonSchema, field: JsonSchema = {}): JsonSchema[] {
  const isAnswered = { required: [name] };
  const { oneOf = [], ...rest } = needed;
  const values = oneOf.map(({ properties }) => valuesOf(properties?.[name]));
  const listed = [...new Set(values.flatMap((some) => some ?? []))];
  if (oneOf.length === 0 || values.includes(undefined)) return [{ if: isAnswered, then: needed }];
  // No alternative accepts another value.
  const possible = field.type === 'boolean' ? [true, false] : valuesOf(field);
  const limit = possible?.every((one) => listed.includes(one))
    ? {}
    : { properties: { [name]: { enum: listed } } };
  const branches = [{ ...rest, ...limit }].map((then) => ({ if: isAnswered, then }));
  const ofAlternatives = oneOf.map(({ properties = {}, ...shape }, index) => {
    const { [name]: _, ...others } = properties;
    const [only, another] = values[index] ?? [];
    const test = another === undefined ? { const: only } : { enum: values[index] ?? [] };
    const asked = Object.keys(others).length > 0 ? { properties: others } : {};
    return { if: { ...isAnswered, properties: { [name]: test } }, then: { ...shape, ...asked } };
  });
  return [...branches, ...ofAlternatives].filter(({ then }) => Object.keys(then).length > 0);
}

/** Returns the only values that a schema accepts, where it lists them. */
const valuesOf = (schema: JsonSchema | undefined): unknown[] | undefined =>
  schema?.enum ?? (schema && 'const' in schema ? [schema.const] : undefined);
