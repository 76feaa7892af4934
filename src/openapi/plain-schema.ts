import { mapSubschemas } from '../compiler/index.ts';
import { isObject } from '../core/is-object.ts';
import { getAt } from '../core/pointer.ts';
import type { JsonSchema } from '../definition/json-schema.ts';

/** The keywords of JSON Schema that say the same in any tool. */
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
  'properties',
  'items',
  'oneOf',
  'anyOf',
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
  const kept = plain.flatMap((keyword) => {
    const value = schema[keyword];
    const isData = isObject(value) && ('$data' in value || '$today' in value);
    return value === undefined || isData ? [] : [[keyword, value] as const];
  });
  return mapSubschemas(Object.fromEntries(kept), inner);
}
