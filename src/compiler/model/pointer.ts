/** The parts of a JSON Pointer (RFC 6901): "/a~1b/0" is ["a/b", "0"]. */
export const fromPointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));

export const toPointer = (path: readonly (string | number)[]): string =>
  path.map((part) => `/${escapePart(part)}`).join('');

/** A key or position as a part of a pointer. */
export const escapePart = (part: string | number): string =>
  String(part).replace(/~/g, '~0').replace(/\//g, '~1');

/** Whether a place is at or inside another one. */
export const isInside = (pointer: string, outer: string): boolean =>
  pointer === outer || pointer.startsWith(`${outer}/`);
