import type { JsonSchema } from '../../definition/json-schema.ts';
import { mapSubschemas } from './map-subschemas.ts';
import { growthOf } from './regex/growth.ts';

/**
 * A schema that judges alike, but tells of a text that is too long without matching it with a pattern whose time grows
 * faster than the text: ajv would go on to the pattern, and `maxLength` would protect nobody.
 */
export function limitPatternInput(schema: JsonSchema): JsonSchema {
  const inside = mapSubschemas(schema, limitPatternInput);
  const { pattern, maxLength, allOf = [] } = inside;
  // Either can be taken from the answers with "$data": no more is known of it before.
  if (typeof pattern !== 'string' || typeof maxLength !== 'number') return inside;
  if (!growthOf(pattern, maxLength)) return inside;
  const { pattern: _, ...rest } = inside;
  return { ...rest, allOf: [...allOf, { if: { maxLength }, then: { pattern } }] };
}
