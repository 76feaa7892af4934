import { isDeepStrictEqual } from 'node:util';
import { everySchemaIn, mapSubschemas, referenceTo } from '../../../compiler/index.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';

const annotations = ['title', 'description', 'default'];

/**
 * Puts schemas that came out of the same definition, and are still the same, into "definitions" again. A title, a
 * description and a default stay at each place.
 *
 * @param isCopy is called with each schema of the result, and the one that it is a copy of
 */
export function foldDefinitions(
  schema: JsonSchema,
  definitionOf: (schema: JsonSchema) => string | undefined,
  isCopy: (copy: JsonSchema, schema: JsonSchema) => void,
): JsonSchema {
  const bodies = new Map<string, JsonSchema[]>();
  for (const { schema: part } of everySchemaIn(schema)) {
    const name = definitionOf(part);
    if (name !== undefined) bodies.set(name, [...(bodies.get(name) ?? []), split(part).body]);
  }
  const definitions: Record<string, JsonSchema> = {};
  function foldInside(part: JsonSchema): JsonSchema {
    const folded = mapSubschemas(part, fold);
    isCopy(folded, part);
    return folded;
  }
  function fold(part: JsonSchema): JsonSchema {
    const name = definitionOf(part);
    const [first, ...others] = bodies.get(name ?? '') ?? [];
    if (name === undefined || !first || others.length === 0) return foldInside(part);
    if (!others.every((one) => isDeepStrictEqual(one, first))) return foldInside(part);
    definitions[name] ??= foldInside(first);
    return { ...split(part).beside, $ref: referenceTo(name) };
  }
  const folded = foldInside(schema);
  return Object.keys(definitions).length > 0 ? { ...folded, definitions } : folded;
}

/** Divides a schema into the keywords that can stand beside "$ref", and the rest. */
function split(schema: JsonSchema): { beside: JsonSchema; body: JsonSchema } {
  const entries = Object.entries(schema);
  const isBeside = ([keyword]: [string, unknown]) => annotations.includes(keyword);
  return {
    beside: Object.fromEntries(entries.filter(isBeside)),
    body: Object.fromEntries(entries.filter((entry) => !isBeside(entry))),
  };
}
