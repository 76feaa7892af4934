import type { Calculate, Choose, Merge } from '../../compiled/call.ts';
import type { Mapping } from '../../definition/files/mapping.ts';
import { expandPointer, getAt, removeAllAt } from '../pointer.ts';
import { readUnconditional } from './read-mapping.ts';

/** Functions that mappings may need; a compiled request has those that its own ones do. */
export interface MappingTools {
  /** Computes calculations. */
  calculate?: Calculate;
  /** Lays the values of merged mappings over each other; without it, the last one wins. */
  merge?: Merge;
  /** Evaluates the conditions of mappings. */
  choose?: Choose;
}

/**
 * Evaluates a mapping.
 *
 * @param mapping the mapping to resolve
 * @param document the document that the pointers point into
 * @returns the value, or `undefined` where a pointer has no value and no default
 */
export function resolveMapping(
  mapping: Mapping,
  document: object,
  tools: MappingTools = {},
): unknown {
  const { calculate, merge = mergeAll, choose } = tools;
  const read = readUnconditional(choose ? choose(mapping, document) : mapping);
  const resolve = (part: Mapping, within = document) => resolveMapping(part, within, tools);
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
      return merge(read.parts, (part) => resolve(part), document, choose);
    case 'list':
      return read.entries.map((entry) => resolve(entry));
    case 'object':
      return Object.fromEntries(
        read.entries
          .map(([key, entry]) => [key, resolve(entry)] as const)
          .filter(([, value]) => value !== undefined),
      );
    case 'calculated':
      return calculate?.(read.calculation, { document });
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
