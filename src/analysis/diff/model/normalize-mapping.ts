import { readMapping } from '../../../core/mapping/read-mapping.ts';
import type { Calculation } from '../../../definition/calculations.ts';
import type { Mapping } from '../../../definition/files/mapping.ts';
import { normalizeCalculation } from './normalize-calculation.ts';
import { normalizeDataCondition } from './normalize-schema.ts';

/** Returns the shortest equivalent of a mapping. */
export function normalizeMapping(mapping: Mapping | undefined): Mapping | undefined {
  const read = readMapping(mapping);
  switch (read.form) {
    case 'list':
      return read.entries.map((entry) => normalizeMapping(entry) as Mapping);
    case 'from': {
      const { from, default: otherwise, each, except } = read;
      return {
        from,
        ...(otherwise === undefined ? {} : { default: otherwise }),
        ...(each === undefined ? {} : { each: normalizeMapping(each) }),
        ...(except === undefined ? {} : { except: [...except].sort() }),
      };
    }
    case 'merge': {
      const parts = read.parts.map((part) => normalizeMapping(part) as Mapping);
      const [only] = parts;
      // A value from elsewhere may be missing; a merge of one object never is.
      const isBuilt = parts.length === 1 && readMapping(only).form === 'object';
      return isBuilt ? (only as Mapping) : { merge: parts };
    }
    case 'when':
      return {
        when: normalizeDataCondition(read.when),
        then: normalizeMapping(read.then) as Mapping,
        ...(read.else === undefined ? {} : { else: normalizeMapping(read.else) }),
      } as Mapping;
    case 'calculated':
      return { calculated: normalizeCalculation(read.calculation) as Calculation };
    case 'value':
      return typeof read.value === 'object' && read.value !== null
        ? mapping
        : ((read.value ?? null) as Mapping);
    case 'object':
      return Object.fromEntries(
        read.entries.map(([key, entry]) => {
          const value = normalizeMapping(entry) as Mapping;
          // A text under "from" would be read as a pointer.
          return [key, key === 'from' && typeof value === 'string' ? { value } : value];
        }),
      );
    default:
      return mapping;
  }
}
