import type { JsonSchema } from '../../definition/json-schema.ts';
import { mapSubschemas } from './map-subschemas.ts';
import { growthOf } from './regex/growth.ts';

/**
 * Returns an equivalent schema that skips a super-linear `pattern` when `maxLength` is exceeded. With allErrors, ajv would
 * otherwise run the pattern on the overlong text.
 */
export function limitPatternInput(schema: JsonSchema): JsonSchema {
  const inside = mapSubschemas(schema, limitPatternInput);
  const { pattern, maxLength, allOf = [] } = inside;
  // The value of a "$data" reference is unknown.
  if (typeof pattern !== 'string' || typeof maxLength !== 'number') return inside;
  if (!growthOf(pattern, maxLength)) return inside;
  const { pattern: _, ...rest } = inside;
  return { ...rest, allOf: [...allOf, { if: { maxLength }, then: { pattern } }] };
}
