import type { Mapping } from '../../definition/files/mapping.ts';
import { fromPointer, isInside, toPointer } from '../pointer.ts';
import { readMapping } from './read-mapping.ts';

/**
 * Finds the answer that a mapping sends at a pointer of the body, the reverse of `resolveMapping`.
 *
 * @param pointer of a value in the body
 * @returns the pointer in the answers; `undefined` where the body has something else there
 */
export function answerPointer(send: Mapping | undefined, pointer: string): string | undefined {
  const source = send === undefined ? undefined : sourceOf(send, fromPointer(pointer));
  return source !== undefined && isInside(source, '/answers')
    ? source.slice('/answers'.length)
    : undefined;
}

/** Returns the pointer in the data sources of the value that a mapping puts at a path. */
function sourceOf(mapping: Mapping, path: string[]): string | undefined {
  const read = readMapping(mapping);
  const [first = '', ...rest] = path;
  switch (read.form) {
    case 'from': {
      if (read.each === undefined) return read.from + toPointer(path);
      const inItem = sourceOf(read.each, rest);
      return inItem !== undefined && isInside(inItem, '/item')
        ? read.from + toPointer([first]) + inItem.slice('/item'.length)
        : inItem;
    }
    case 'merge':
      return firstAnswer([...read.parts].reverse(), path);
    case 'when':
      return firstAnswer([read.then, ...(read.else === undefined ? [] : [read.else])], path);
    case 'list': {
      const entry = read.entries[Number(first)];
      return entry === undefined ? undefined : sourceOf(entry, rest);
    }
    case 'object': {
      const entry = read.entries.find(([key]) => key === first);
      return entry && sourceOf(entry[1], rest);
    }
    default:
      return undefined;
  }
}

/** Of several mappings, the first one that has an answer at the path counts. */
const firstAnswer = (parts: Mapping[], path: string[]): string | undefined =>
  parts.map((part) => sourceOf(part, path)).find((one) => one && isInside(one, '/answers'));
