import type { Calculate, Merge } from '../../compiled/call.ts';
import type { Mapping } from '../../definition/files/mapping.ts';
import { expandPointer, getAt, removeAllAt } from '../pointer.ts';
import { readMapping } from './read-mapping.ts';

/**
 * Evaluates a mapping.
 *
 * @param mapping what to build
 * @param document the document that the pointers point into
 * @param calculate computes calculations; given where the mapping may have some
 * @param merge lays the values of merged mappings over each other; without it, the last one wins
 * @returns the value, or `undefined` where a pointer has no value and no default
 */
export function resolveMapping(
  mapping: Mapping,
  document: object,
  calculate?: Calculate,
  merge: Merge = mergeAll,
): unknown {
  const read = readMapping(mapping);
  const resolve = (part: Mapping, within = document) =>
    resolveMapping(part, within, calculate, merge);
  switch (read.form) {
    case 'from': {
      const found = getAt(document, read.from) ?? read.default;
      const { each } = read;
      if (each === undefined) return withoutExcepted(found, read.except);
      return Array.isArray(found)
        ? found.map((item) => resolve(each, { ...document, item }))
        : undefined;
    }
    case 'merge':
      return merge(read.parts, (part) => resolve(part));
    case 'list':
      return read.entries.map((entry) => resolve(entry));
    case 'object':
      return Object.fromEntries(
        read.entries
          .map(([key, entry]) => [key, resolve(entry)] as const)
          .filter(([, value]) => value !== undefined),
      );
    case 'calculated':
      return calculate?.(read.calculation, (pointer) =>
        expandPointer(pointer, document).map((one) => getAt(document, one)),
      );
    default:
      return read.value;
  }
}

const mergeAll: Merge = (parts, resolve) => Object.assign({}, ...parts.map(resolve));

/** Returns a copy of the value without the parts at the pointers; "-" in one is every item of a list. */
function withoutExcepted(value: unknown, except: readonly string[] | undefined): unknown {
  if (except === undefined || typeof value !== 'object') return value;
  const rest = structuredClone(value);
  removeAllAt(
    rest,
    except.flatMap((pointer) => expandPointer(pointer, rest)),
  );
  return rest;
}
