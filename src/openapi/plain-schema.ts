import { limitCalculationOf, mapSubschemas } from '../compiler/index.ts';
import { isObject } from '../core/is-object.ts';
import { getAt } from '../core/pointer.ts';
import { formatEntry } from '../definition/formats.ts';
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
 * from other data, and without the words of definitions. It allows every value that the original allows. The values that a
 * collation compares with are examples.
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
    const isData =
      isObject(value) &&
      ('$data' in value ||
        '$today' in value ||
        '$now' in value ||
        limitCalculationOf(keyword, value) !== undefined);
    return value === undefined || isData ? [] : [[keyword, value] as const];
  });
  const written = { ...patternOf(schema), ...Object.fromEntries(kept) };
  return mapSubschemas(withoutCollated(written, schema.collation), inner);
}

/** Returns the pattern of a format that other tools do not know. */
function patternOf({ format }: Record<string, unknown>): JsonSchema {
  const pattern = typeof format === 'string' ? formatEntry(format)?.pattern : undefined;
  return pattern ? { pattern: pattern.source } : {};
}

/** Replaces the values that answers are compared with by a collation, of which other tools know nothing, by examples. */
function withoutCollated(schema: JsonSchema, collation: unknown): JsonSchema {
  if (!isObject(collation)) return schema;
  const { const: only, enum: values = [only], ...others } = schema;
  const examples = values.filter((value) => value !== undefined);
  return examples.length > 0 ? { ...others, examples } : others;
}
