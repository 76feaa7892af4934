import { isObject } from '../../../core/is-object.ts';
import type { Mapping } from '../../../definition/files/mapping.ts';

/** A mapping in the one way of writing it that says no more than it has to. */
export function normalizeMapping(mapping: Mapping | undefined): Mapping | undefined {
  if (Array.isArray(mapping)) return mapping.map((entry) => normalizeMapping(entry) as Mapping);
  if (!isObject(mapping)) return mapping;
  return bareEntries(mapping as Record<string, Mapping>);
}

function bareEntries(mapping: Record<string, Mapping>): Mapping {
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
    // What is taken from elsewhere may not be there; an object laid over nothing always is.
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
      const bare = normalizeMapping(entry) as Mapping;
      // A text under "from" would be taken for a pointer.
      return [key, key === 'from' && typeof bare === 'string' ? { value: bare } : bare];
    }),
  );
}
