/** A path of names and positions as a JSON Pointer (RFC 6901). Definitions keep "/" and "~" out of names. */
export const toPointer = (path: readonly (string | number)[]): string =>
  path.map((part) => `/${part}`).join('');

/** The pointer with every position in a list as "-": how questions of list items are named. */
export const toQuestionPointer = (pointer: string): string =>
  pointer.replace(/\/\d+(?=\/|$)/g, '/-');
