import type { Mapping } from '../definition/files/mapping.ts';
import { getAt } from './pointer.ts';

/**
 * Evaluates a mapping.
 *
 * @param mapping what to build
 * @param document the document that the pointers point into
 * @returns the value, or `undefined` where a pointer has no value and no default
 */
export function resolveMapping(mapping: Mapping, document: object): unknown {
  if (Array.isArray(mapping)) return mapping.map((entry) => resolveMapping(entry, document));
  if (typeof mapping !== 'object' || mapping === null) return mapping;
  if (isFrom(mapping)) {
    const found = getAt(document, mapping.from) ?? mapping.default;
    const { each } = mapping;
    if (each === undefined) return found;
    return Array.isArray(found)
      ? found.map((item) => resolveMapping(each, { ...document, item }))
      : undefined;
  }
  if (isMerge(mapping)) {
    return Object.assign({}, ...mapping.merge.map((part) => resolveMapping(part, document)));
  }
  if (isValue(mapping)) return mapping.value;
  return Object.fromEntries(
    Object.entries(mapping)
      .map(([key, entry]) => [key, resolveMapping(entry as Mapping, document)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** Every JSON Pointer that a mapping reads, in the order of its text. */
export function pointersOf(mapping: Mapping): string[] {
  if (Array.isArray(mapping)) return mapping.flatMap(pointersOf);
  if (typeof mapping !== 'object' || mapping === null || isValue(mapping)) return [];
  if (isFrom(mapping)) return [mapping.from];
  return Object.values(mapping).flatMap((entry) => pointersOf(entry as Mapping));
}

const isFrom = (m: object): m is { from: string; default?: unknown; each?: Mapping } =>
  'from' in m && typeof m.from === 'string';
const isMerge = (m: object): m is { merge: Mapping[] } => 'merge' in m && Array.isArray(m.merge);
const isValue = (m: object): m is { value: unknown } => 'value' in m && Object.keys(m).length === 1;
