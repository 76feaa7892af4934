/**
 * JSON Pointers (RFC 6901). There are two kinds: a pointer leads to one value ("/guests/0/name"); the pointer of a
 * question has "-" for every item of a list ("/guests/-/name").
 */

import { getOwn } from './get-own.ts';
import { isObject } from './is-object.ts';

/** The value at a JSON Pointer; `undefined` where there is none. "" is the whole document. No inherited property is a value. */
export function getAt(document: unknown, pointer: string): unknown {
  let value = document;
  for (const key of fromPointer(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/**
 * Sets the value at a pointer, in place; `undefined` removes it. Missing objects and lists on the way are created. "-" is
 * the end of a list. A pointer that leads into a single value, to a prototype, or to a name in a list changes nothing.
 */
export function setAt(document: object, pointer: string, value: unknown): void {
  if (leadsToPrototype(pointer)) return;
  let holder = document as Record<string, unknown>;
  const path = fromPointer(pointer);
  for (const [index, part] of path.entries()) {
    const key = part === '-' && Array.isArray(holder) ? String(holder.length) : part;
    if (Array.isArray(holder) && !/^\d+$/.test(key)) return;
    const next = path[index + 1];
    if (next === undefined) {
      if (value === undefined) delete holder[key];
      else holder[key] = value;
      return;
    }
    if (getOwn(holder, key) === undefined) holder[key] = /^(\d+|-)$/.test(next) ? [] : {};
    const inner = holder[key];
    if (typeof inner !== 'object' || inner === null) return;
    holder = inner as Record<string, unknown>;
  }
}

/** Removes the value at a pointer, in place. The items after a removed one move up. */
export function removeAt(document: unknown, pointer: string): void {
  const parent = getAt(document, parentPointer(pointer));
  const key = lastKey(pointer);
  if (isObject(parent)) delete parent[key];
  else if (Array.isArray(parent) && /^\d+$/.test(key)) parent.splice(Number(key), 1);
}

/** Removes the values at several pointers, in place. All pointers are those before the removal. */
export function removeAllAt(document: unknown, pointers: readonly string[]): void {
  // Starts with the last item of a list, so that the positions of the others hold.
  const descending = [...pointers].sort((a, b) => b.localeCompare(a, undefined, { numeric: true }));
  for (const pointer of descending) removeAt(document, pointer);
}

/** The keys and positions that a pointer leads through: "/a~1b/0" is ["a/b", "0"]. */
export function fromPointer(pointer: string): string[] {
  const parts = pointer.split('/').slice(1);
  // Hardly any key has an escaped character, and pointers are read at each key press.
  if (!pointer.includes('~')) return parts;
  return parts.map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));
}

/** Returns whether a pointer leads to, or through, an object that all others inherit from. */
export const leadsToPrototype = (pointer: string): boolean =>
  /\/(__proto__|constructor|prototype)(\/|$)/.test(pointer);

/** The pointer that leads through these keys and positions. */
export const toPointer = (path: readonly (string | number)[]): string =>
  path.map((part) => `/${escapePart(part)}`).join('');

/** A key or position as a part of a pointer. */
export const escapePart = (part: string | number): string =>
  String(part).replace(/~/g, '~0').replace(/\//g, '~1');

/** Returns the pointer of the object or list that holds the value. */
export const parentPointer = (pointer: string): string =>
  pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));

/**
 * Resolves a relative JSON Pointer, such as "1/email" for the value beside, to one from the root.
 *
 * @param from pointer of the value that it starts at
 * @returns `undefined` for one that leaves the document, or is none
 */
export function resolveRelative(from: string, relative: string): string | undefined {
  const [, levels, rest] = /^(\d+)((?:\/[^/]*)*)$/.exec(relative) ?? [];
  const path = from.split('/').slice(1);
  if (levels === undefined || Number(levels) > path.length) return undefined;
  return [...path.slice(0, path.length - Number(levels)).map((part) => `/${part}`), rest].join('');
}

/** Resolves a pointer of `$data`, which is relative to the answer at `from` or starts at the root of the answers. */
export const resolveData = (from: string, pointer: string): string | undefined =>
  pointer.startsWith('/') ? pointer : resolveRelative(from, pointer);

/** Returns the key or position at the end of a pointer: "a/b" of "/x/a~1b". */
export const lastKey = (pointer: string): string => fromPointer(pointer).at(-1) ?? '';

/** Returns whether a pointer is the same as another one, or leads into its value. */
export const isInside = (pointer: string, outer: string): boolean =>
  pointer === outer || pointer.startsWith(`${outer}/`);

/**
 * Returns the beginning of a pointer that answers a question pointer: "/guests/1" of "/guests/1/name" for "/guests/-".
 * The pointer has to lead to or into a value there.
 */
export const beginningAt = (pointer: string, questionPointer: string): string =>
  questionPointer === ''
    ? ''
    : pointer.split('/').slice(0, questionPointer.split('/').length).join('/');

/** The name of the field at the top of the answers that a pointer leads to, or into. */
export const fieldName = (pointer: string): string => fromPointer(pointer)[0] ?? '';

/** Returns a field's name as a pointer; a pointer stays as it is. */
export const fieldPointer = (field: string): string =>
  field.startsWith('/') ? field : `/${field}`;

/** Returns the pointer of a field as definitions write it: its name where it is at the top of the answers. */
export const fieldOf = (pointer: string): string =>
  pointer.lastIndexOf('/') === 0 ? pointer.slice(1) : pointer;

/** The pointer of the question that a value answers: every position in a list becomes "-". */
export const toQuestionPointer = (pointer: string): string =>
  pointer.replace(/\/\d+(?=\/|$)/g, '/-');

/** Returns the pointer of the innermost item of a list that a value is in; `undefined` outside of lists. */
export const itemPointer = (pointer: string): string | undefined =>
  /^.*\/(?:\d+|-)(?=\/)/.exec(pointer)?.[0];

/** Pointers in `values` that a question's pointer stands for: one, or one for each item of its lists. */
export function expandPointer(pointer: string, values: unknown): string[] {
  const [list, ...rest] = pointer.split('/-');
  if (list === undefined || rest.length === 0) return [pointer];
  const items = getAt(values, list);
  if (!Array.isArray(items)) return [];
  const tail = rest.join('/-');
  return items.flatMap((item, index) =>
    expandPointer(tail, item).map((inner) => `${list}/${index}${inner}`),
  );
}
