import { inlineReferences, mapSubschemas } from '../../../compiler/index.ts';
import { isObject } from '../../../core/is-object.ts';
import { canonicalJson } from '../../../core/text/canonical-json.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';

/** Keywords that validate nothing. */
export const annotations = [
  '$schema',
  '$comment',
  '$id',
  'title',
  'description',
  'picture',
  'examples',
  'definitions',
];

/** Returns a schema without annotations, its unordered lists sorted. References are inlined already. */
export function normalizeSchema(schema: JsonSchema): JsonSchema {
  if (!isObject(schema)) return schema;
  const entries = Object.entries(mapSubschemas(schema, normalizeSchema))
    .filter(([keyword]) => !annotations.includes(keyword))
    .map(([keyword, value]) => [
      keyword,
      keyword === 'required' || keyword === 'type' ? unordered(value) : value,
    ]);
  return Object.fromEntries(entries);
}

/** Returns the normalized value of one keyword, which is no annotation. */
export const normalizeValue = (keyword: string, value: unknown): unknown =>
  normalizeSchema({ [keyword]: value })[keyword as keyof JsonSchema];

function unordered(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const entries = [...new Map(value.map((entry) => [canonicalJson(entry), entry]))];
  return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}

/** Normalizes the schemas of a condition on data sources. */
export const normalizeDataCondition = (when: object): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(when).map(([source, schema]) => [
      source,
      normalizeSchema(inlineReferences(schema)),
    ]),
  );
