import { isObject } from '../../core/is-object.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';

/** Keywords of draft-07 that hold schemas by name, in a list, and alone. */
const byName = ['properties', 'definitions', 'patternProperties'];
const inLists = ['allOf', 'anyOf', 'oneOf', 'items'];
const alone = [
  ...['items', 'additionalItems', 'contains', 'additionalProperties', 'propertyNames'],
  ...['if', 'then', 'else', 'not'],
];

/** A schema with each schema that stands directly in it changed; `keyword` says under which keyword. */
export function mapSubschemas(
  schema: JsonSchema,
  change: (part: JsonSchema, keyword: string) => JsonSchema,
): JsonSchema {
  const changed = (part: unknown, keyword: string) =>
    isObject(part) ? change(part as JsonSchema, keyword) : part;
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (byName.includes(keyword) && isObject(value)) {
        const parts = Object.entries(value);
        return [keyword, Object.fromEntries(parts.map(([k, part]) => [k, changed(part, keyword)]))];
      }
      if (inLists.includes(keyword) && Array.isArray(value)) {
        return [keyword, value.map((part) => changed(part, keyword))];
      }
      return [keyword, alone.includes(keyword) ? changed(value, keyword) : value];
    }),
  );
}
