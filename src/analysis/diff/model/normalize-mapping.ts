import { isObject } from '../../../core/is-object.ts';
import type { Mapping } from '../../../definition/files/mapping.ts';

/** Returns the shortest equivalent of a mapping. */
export function normalizeMapping(mapping: Mapping | undefined): Mapping | undefined {
  if (Array.isArray(mapping)) return mapping.map((entry) => normalizeMapping(entry) as Mapping);
  if (!isObject(mapping)) return mapping;
  return normalizeEntries(mapping as Record<string, Mapping>);
}

function normalizeEntries(mapping: Record<string, Mapping>): Mapping {
  if (typeof mapping.from === 'string') {
    const { from, default: otherwise, each } = mapping;
    return {
      from,
      ...(otherwise === undefined ? {} : { default: otherwise }),
      ...(each === undefined ? {} : { each: normalizeMapping(each) }),
    };
  }
  if (Array.isArray(mapping.merge)) {
    const parts = mapping.merge.map((part) => normalizeMapping(part) as Mapping);
    const [only] = parts;
    // A value from elsewhere may be missing; a merge of one object never is.
    return parts.length === 1 && isObject(only) && !('from' in only) ? only : { merge: parts };
  }
  if ('value' in mapping && Object.keys(mapping).length === 1) {
    return isObject(mapping.value) || Array.isArray(mapping.value)
      ? mapping
      : (mapping.value ?? null);
  }
  const entries = Object.entries(mapping);
  return Object.fromEntries(
    entries.map(([key, entry]) => {
      const value = normalizeMapping(entry) as Mapping;
      // A text under "from" would be read as a pointer.
      return [key, key === 'from' && typeof value === 'string' ? { value } : value];
    }),
  );
}
