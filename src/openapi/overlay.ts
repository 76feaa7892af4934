import { mapSubschemas } from '../compiler/index.ts';
import type { JsonSchema } from '../definition/json-schema.ts';

/**
 * Adds to a schema what another one knows beyond it: values that it does not name, the types of those that it leaves open,
 * descriptions and examples. Where both say something else, the first one counts.
 */
export function overlay(schema: JsonSchema, other: JsonSchema): JsonSchema {
  const description = joined(schema.description, other.description);
  const remark = description === undefined ? {} : { description };
  if (!isTyped(schema)) return { ...other, ...schema, ...remark };
  const isSame = JSON.stringify(schema.type) === JSON.stringify(other.type);
  const { properties, items } = schema;
  return {
    ...schema,
    ...remark,
    ...(isSame && other.examples !== undefined && { examples: schema.examples ?? other.examples }),
    ...(allows(schema, 'object') &&
      other.properties && { properties: overlaidProperties(properties, other.properties) }),
    ...(allows(schema, 'array') && other.items && { items: overlay(items ?? {}, other.items) }),
  };
}

function overlaidProperties(
  properties: Record<string, JsonSchema> = {},
  others: Record<string, JsonSchema>,
): Record<string, JsonSchema> {
  const added = Object.entries(others).map(([name, other]) => [
    name,
    overlay(properties[name] ?? {}, other),
  ]);
  return { ...properties, ...Object.fromEntries(added) };
}

const joined = (one?: string, other?: string): string | undefined =>
  one === undefined || other === undefined || one.includes(other)
    ? (one ?? other)
    : `${one} ${other}`;

const allows = ({ type }: JsonSchema, wanted: string): boolean => [type].flat().includes(wanted);

const isTyped = (schema: JsonSchema): boolean =>
  ['type', 'anyOf', 'oneOf', 'enum', 'const', '$ref'].some(
    (keyword) => schema[keyword] !== undefined,
  );

/** Returns a schema of the values that either of two schemas of sample values allows. */
export function widen(one: JsonSchema, other: JsonSchema): JsonSchema {
  if (!isTyped(one) || !isTyped(other)) return overlay(one, other);
  const types = new Set([one.type ?? [], other.type ?? []].flat());
  const [first, ...others] = types;
  const isSame = others.length === 0;
  const { properties, items, examples } = one;
  const added = Object.entries(other.properties ?? {}).map(([name, inner]) => [
    name,
    widen(properties?.[name] ?? {}, inner),
  ]);
  return {
    ...other,
    ...one,
    ...(first !== undefined && { type: isSame ? first : [...types] }),
    ...(added.length > 0 && { properties: { ...properties, ...Object.fromEntries(added) } }),
    ...((items ?? other.items) && { items: widen(items ?? {}, other.items ?? {}) }),
    ...(!isSame && { examples: [examples ?? [], other.examples ?? []].flat() }),
  };
}

/** The types of a value of which nothing is known but that it is a single one. */
export const single: readonly string[] = ['string', 'number', 'boolean'];

/** Gives each value of a schema a type that generators of code have a word for. */
export function withTypes(schema: JsonSchema): JsonSchema {
  const { properties, items, ...typed } = mapSubschemas(schema, withTypes);
  const hasProperties = Object.keys(properties ?? {}).length > 0;
  const type = properties ? 'object' : items ? 'array' : [...single];
  return {
    ...(!isTyped(typed) && { type }),
    ...typed,
    ...(hasProperties && { properties }),
    ...((items ?? typed.type === 'array') && { items: items ?? { type: [...single] } }),
  };
}
