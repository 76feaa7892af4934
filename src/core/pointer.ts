/**
 * JSON Pointers (RFC 6901). Two kinds are told apart: a pointer leads to one value ("/guests/0/name"); the pointer of a
 * question has "-" for every item of a list ("/guests/-/name").
 */

import jsonpointer from 'jsonpointer';

/** The value at a JSON Pointer; `undefined` where there is none. "" is the whole document. */
export function getAt(document: unknown, pointer: string): unknown {
  if (typeof document !== 'object' || document === null) {
    return pointer === '' ? document : undefined;
  }
  return jsonpointer.get(document, pointer);
}

/** Removes the value at a pointer, in place. */
export function removeAt(document: unknown, pointer: string): void {
  const cut = pointer.lastIndexOf('/');
  const parent = getAt(document, pointer.slice(0, cut));
  if (typeof parent === 'object' && parent !== null) {
    delete (parent as Record<string, unknown>)[pointer.slice(cut + 1)];
  }
}

/** The keys and positions that a pointer leads through: "/a~1b/0" is ["a/b", "0"]. */
export const fromPointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));

/** The pointer that leads through these keys and positions. */
export const toPointer = (path: readonly (string | number)[]): string =>
  path.map((part) => `/${escapePart(part)}`).join('');

/** A key or position as a part of a pointer. */
export const escapePart = (part: string | number): string =>
  String(part).replace(/~/g, '~0').replace(/\//g, '~1');

/** Whether a pointer is the same as another one, or leads into its value. */
export const isInside = (pointer: string, outer: string): boolean =>
  pointer === outer || pointer.startsWith(`${outer}/`);

/** The name of the field at the top of the answers that a pointer leads to, or into. */
export const fieldName = (pointer: string): string => fromPointer(pointer)[0] ?? '';

/** Returns a field's name as a pointer; a pointer stays as it is. */
export const fieldPointer = (field: string): string =>
  field.startsWith('/') ? field : `/${field}`;

/** The pointer of the question that a value answers: every position in a list becomes "-". */
export const toQuestionPointer = (pointer: string): string =>
  pointer.replace(/\/\d+(?=\/|$)/g, '/-');

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
