import type { JsonSchema } from '../../definition/json-schema.ts';
import { combineSchemas } from './combine-schemas.ts';
import { mapSubschemas } from './map-subschemas.ts';

/**
 * Returns the schema with every `#/definitions/...` in its place, combined with the keywords beside it. A reference that
 * leads in a circle, or nowhere, adds nothing; rules report it.
 *
 * @param definitions the definitions of the file, where the schema is a part of it
 */
export function inlineReferences(
  schema: JsonSchema,
  definitions: Record<string, JsonSchema> = schema.definitions ?? {},
): JsonSchema {
  const inline = (part: JsonSchema, through: string[]): JsonSchema => {
    const { $ref, ...beside } = part;
    const own = mapSubschemas(beside, (inner) => inline(inner, through));
    if ($ref === undefined) return own;
    const name = $ref.replace(/^#\/definitions\//, '');
    const target =
      Object.hasOwn(definitions, name) && !through.includes(name) ? definitions[name] : undefined;
    return target ? combineSchemas([own, inline(target, [...through, name])]) : own;
  };
  const { definitions: _, $schema: _dialect, ...rest } = schema;
  return inline(rest, []);
}

/** The name that a reference "#/definitions/..." holds. */
export const definitionName = (reference: string | undefined): string | undefined =>
  reference?.startsWith('#/definitions/') ? reference.slice('#/definitions/'.length) : undefined;
