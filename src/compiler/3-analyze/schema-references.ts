import { isObject } from '../../core/is-object.ts';
import { escapePart } from '../../core/pointer.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { definitionName } from '../model/form-fields.ts';

/** A "$ref" of a schema. */
export interface ReferenceSource {
  pointer: string;
  to: string;
  /** Name of the definition that it leads to, if it leads to one. */
  name: string | undefined;
}

/** Every "$ref" of a schema. */
export function referencesIn(schema: unknown, pointer = ''): ReferenceSource[] {
  if (Array.isArray(schema)) {
    return schema.flatMap((part, index) => referencesIn(part, `${pointer}/${index}`));
  }
  if (!isObject(schema)) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    const at = `${pointer}/${escapePart(key)}`;
    if (key === '$ref' && typeof value === 'string') {
      return [{ pointer: at, to: value, name: definitionName(value) }];
    }
    return ['const', 'enum', 'default', 'examples'].includes(key) ? [] : referencesIn(value, at);
  });
}

/** Names of definitions that each definition leads to. */
export const definitionGraph = ({ definitions = {} }: JsonSchema): Map<string, string[]> =>
  new Map(
    Object.entries(definitions).map(([name, schema]) => [
      name,
      referencesIn(schema).flatMap((reference) => reference.name ?? []),
    ]),
  );

/** Whether a definition leads to another one, or back to itself. */
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
