import { isObject } from '../core/is-object.ts';
import { getAt } from '../core/pointer.ts';
import type { JsonSchema } from '../definition/json-schema.ts';

/** The keywords of JSON Schema that say the same in any tool, and hold no schema. */
const plain = [
  'type',
  'title',
  'description',
  'enum',
  'const',
  'default',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'required',
  'readOnly',
  'writeOnly',
] as const;

/** A local reference that leads into itself is followed this often. */
const deepest = 8;

/**
 * Returns a schema with the keywords alone that say the same in any tool: without conditions, without limits that are read
 * from other data, and without the words of definitions. It allows every value that the original allows.
 *
 * @param root the document that local references lead into
 */
export function plainSchema(schema: unknown, root: unknown = schema, depth = 0): JsonSchema {
  if (!isObject(schema) || depth > deepest) return {};
  const inner = (one: unknown) => plainSchema(one, root, depth + 1);
  if (typeof schema.$ref === 'string' && schema.$ref.startsWith('#')) {
    return inner(getAt(root, decodeURIComponent(schema.$ref.slice(1))));
  }
  const result: JsonSchema = {};
  for (const keyword of plain) {
    const value = schema[keyword];
    const isData = isObject(value) && ('$data' in value || '$today' in value);
    if (value !== undefined && !isData) Object.assign(result, { [keyword]: value });
  }
  if (isObject(schema.properties)) {
    result.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, one]) => [name, inner(one)]),
    );
  }
  if (isObject(schema.items)) result.items = inner(schema.items);
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const branches = schema[keyword];
    if (Array.isArray(branches)) result[keyword] = branches.map(inner);
  }
  return result;
}
