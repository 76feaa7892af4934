import { getOwn } from '../../core/get-own.ts';
import { escapePart, fromPointer } from '../../core/pointer.ts';
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
    const name = definitionName($ref);
    if (name === undefined || through.includes(name)) return own;
    const target = getOwn(definitions, name);
    return target ? combineSchemas([own, inline(target, [...through, name])]) : own;
  };
  const { definitions: _, $schema: _dialect, ...rest } = schema;
  return inline(rest, []);
}

/**
 * Returns the name of the definition that a reference leads to: a JSON Pointer in a URI fragment, "#/definitions/..."
 * (RFC 6901, section 6).
 */
export function definitionName(reference: string | undefined): string | undefined {
  const [holder, name, ...deeper] = fromPointer(pointerOfReference(reference) ?? '');
  return holder === 'definitions' && deeper.length === 0 ? name : undefined;
}

/** Returns the pointer that a reference within a file consists of; `undefined` for any other reference. */
export function pointerOfReference(reference: string | undefined): string | undefined {
  if (!reference || !/^#(\/|$)/.test(reference)) return undefined;
  try {
    return decodeURIComponent(reference.slice(1));
  } catch {
    // A "%" that begins no escaped character.
    return undefined;
  }
}

/** Returns the reference to the definition of a name. */
export const referenceTo = (name: string): string =>
  `#/definitions/${encodeURIComponent(escapePart(name))}`;
