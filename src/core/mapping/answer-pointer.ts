import type { Choose, CompiledRequest } from '../../compiled/call.ts';
import type { Mapping } from '../../definition/files/mapping.ts';
import { fromPointer, getAt, isInside, toPointer } from '../pointer.ts';
import { readUnconditional } from './read-mapping.ts';

/**
 * Finds the answer that a request sends at a pointer of the body, the reverse of `resolveMapping`.
 *
 * @param pointer of a value in the body
 * @param document the document that the pointers of the request point into
 * @returns the pointer in the answers; `undefined` where the body has something else there
 */
export function answerPointer(
  { send, choose }: Pick<CompiledRequest, 'send' | 'choose'>,
  pointer: string,
  document: object,
): string | undefined {
  const source =
    send === undefined ? undefined : sourceOf(send, fromPointer(pointer), document, choose);
  return source !== undefined && isInside(source, '/answers')
    ? source.slice('/answers'.length)
    : undefined;
}

/** Returns the pointer in a document of the value that a mapping puts at a path. */
function sourceOf(
  mapping: Mapping,
  path: string[],
  document: object,
  choose: Choose | undefined,
): string | undefined {
  const read = readUnconditional(choose ? choose(mapping, document) : mapping);
  const [first, ...rest] = path;
  switch (read.form) {
    case 'from': {
      if (read.each === undefined || first === undefined) return read.from + toPointer(path);
      const pointer = read.from + toPointer([first]);
      const item = getAt(document, pointer);
      const inItem = sourceOf(read.each, rest, { ...document, item }, choose);
      return inItem !== undefined && isInside(inItem, '/item')
        ? pointer + inItem.slice('/item'.length)
        : inItem;
    }
    case 'merge':
      return read.parts
        .map((part) => sourceOf(part, path, document, choose))
        .findLast((source) => source && isInside(source, '/answers'));
    case 'list': {
      const entry = read.entries.find((_, index) => `${index}` === first);
      return entry === undefined ? undefined : sourceOf(entry, rest, document, choose);
    }
    case 'object': {
      const entry = read.entries.find(([key]) => key === first);
      return entry && sourceOf(entry[1], rest, document, choose);
    }
    default:
      return undefined;
  }
}
