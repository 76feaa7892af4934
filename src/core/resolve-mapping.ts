import type { Calculate } from '../compiled/call.ts';
import type { Mapping } from '../definition/files/mapping.ts';
import { expandPointer, getAt, removeAllAt } from './pointer.ts';
import { readMapping } from './read-mapping.ts';

/**
 * Evaluates a mapping.
 *
 * @param mapping what to build
 * @param document the document that the pointers point into
 * @param calculate computes calculations; given where the mapping may have some
 * @returns the value, or `undefined` where a pointer has no value and no default
 */
export function resolveMapping(mapping: Mapping, document: object, calculate?: Calculate): unknown {
  const read = readMapping(mapping);
  switch (read.form) {
    case 'from': {
      const found = getAt(document, read.from) ?? read.default;
      const { each } = read;
      if (each === undefined) return withoutExcepted(found, read.except);
      return Array.isArray(found)
        ? found.map((item) => resolveMapping(each, { ...document, item }, calculate))
        : undefined;
    }
    case 'merge':
      return Object.assign(
        {},
        ...read.parts.map((part) => resolveMapping(part, document, calculate)),
      );
    case 'list':
      return read.entries.map((entry) => resolveMapping(entry, document, calculate));
    case 'object':
      return Object.fromEntries(
        read.entries
          .map(([key, entry]) => [key, resolveMapping(entry, document, calculate)] as const)
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
