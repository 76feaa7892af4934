import { isObject } from '../../../core/is-object.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { canonicalJson } from '../canonical-json.ts';

/** Keywords that validate nothing. */
const annotations = [
  '$schema',
  '$comment',
  '$id',
  'title',
  'description',
  'examples',
  'definitions',
];
const schemas = ['items', 'contains', 'not', 'if', 'then', 'else', 'propertyNames'];
const listsOfSchemas = ['allOf', 'anyOf', 'oneOf'];
const namedSchemas = ['properties', 'patternProperties'];

/** Returns a schema without annotations, its unordered lists sorted. References are inlined already. */
export function normalizeSchema(schema: JsonSchema): JsonSchema {
  if (!isObject(schema)) return schema;
  const kept = Object.entries(schema).filter(([key]) => !annotations.includes(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, normalizeValue(key, value)]));
}

/** Returns the normalized value of one keyword. */
export function normalizeValue(keyword: string, value: unknown): unknown {
  if (keyword === 'required' || keyword === 'type') return unordered(value);
  if (keyword === 'additionalProperties' || schemas.includes(keyword)) {
    return normalizeSchema(value as JsonSchema);
  }
  if (listsOfSchemas.includes(keyword) && Array.isArray(value)) return value.map(normalizeSchema);
  if (namedSchemas.includes(keyword) && isObject(value)) {
    const entries = Object.entries(value as Record<string, JsonSchema>);
    return Object.fromEntries(entries.map(([name, schema]) => [name, normalizeSchema(schema)]));
  }
  return value;
}

function unordered(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const entries = [...new Map(value.map((entry) => [canonicalJson(entry), entry]))];
  return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}
