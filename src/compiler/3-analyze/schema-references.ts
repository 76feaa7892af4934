import { isObject } from '../../core/is-object.ts';
import { escapePart } from '../../core/pointer.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { definitionName } from '../schema/inline-references.ts';
import { holdsData, holdsSchemasByName } from '../schema/map-subschemas.ts';

/** A "$ref" of a schema. */
export interface ReferenceSource {
  pointer: string;
  to: string;
  /** Name of the definition that it leads to, if it leads to one. */
  name: string | undefined;
}

/** Every "$ref" of a schema. Keywords that are misspelt count, so that the misspelling alone is reported. */
export function referencesIn(schema: unknown, pointer = ''): ReferenceSource[] {
  if (Array.isArray(schema)) {
    return schema.flatMap((part, index) => referencesIn(part, `${pointer}/${index}`));
  }
  if (!isObject(schema)) return [];
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const at = `${pointer}/${escapePart(keyword)}`;
    if (keyword === '$ref' && typeof value === 'string') {
      return [{ pointer: at, to: value, name: definitionName(value) }];
    }
    if (holdsData(keyword)) return [];
    if (!holdsSchemasByName(keyword) || !isObject(value)) return referencesIn(value, at);
    return Object.entries(value).flatMap(([name, part]) =>
      referencesIn(part, `${at}/${escapePart(name)}`),
    );
  });
}

/**
 * Names of definitions that each definition leads to.
 *
 * @param counts returns whether a reference leads on; its pointer begins at the definition
 */
export const definitionGraph = (
  { definitions = {} }: JsonSchema,
  counts: (reference: ReferenceSource) => boolean = () => true,
): Map<string, string[]> =>
  new Map(
    Object.entries(definitions).map(([name, schema]) => [
      name,
      referencesIn(schema).flatMap((reference) =>
        counts(reference) ? (reference.name ?? []) : [],
      ),
    ]),
  );

/** Returns whether a definition leads to another one, or back to itself. */
export function leadsTo(graph: Map<string, string[]>, from: string, to: string): boolean {
  const seen = new Set<string>();
  const open = [...(graph.get(from) ?? [])];
  while (open.length > 0) {
    const name = open.pop() as string;
    if (name === to) return true;
    if (!seen.has(name)) open.push(...(graph.get(name) ?? []));
    seen.add(name);
  }
  return false;
}
