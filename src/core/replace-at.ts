import { isObject } from './is-object.ts';
import { fromPointer } from './pointer.ts';

/**
 * Returns the document with another value at a pointer, or without one where it is `undefined`. Copies the objects on its
 * path alone, and creates missing ones.
 */
export const replaceAt = <T>(document: T, pointer: string, value: unknown): T =>
  change(document, fromPointer(pointer), 0, value) as T;

/** Returns the document with other values at several pointers, or without those that are `undefined`. */
export const replaceAllAt = <T>(document: T, values: ReadonlyMap<string, unknown>): T =>
  [...values].reduce((changed, [pointer, value]) => replaceAt(changed, pointer, value), document);

/** Returns the document without the value at a pointer; itself where there is none. */
export const omitAt = <T>(document: T, pointer: string): T =>
  replaceAt(document, pointer, undefined);

function change(document: unknown, path: string[], depth: number, value: unknown): unknown {
  const key = path[depth];
  if (key === undefined) return value;
  const before = Array.isArray(document) || isObject(document) ? document : undefined;
  const inner = (before as Record<string, unknown> | undefined)?.[key];
  const next = change(inner, path, depth + 1, value);
  if (next === inner) return document;
  if (Array.isArray(before)) return before.with(Number(key), next);
  if (next !== undefined) return { ...before, [key]: next };
  const { [key]: _, ...others } = before ?? {};
  return others;
}
