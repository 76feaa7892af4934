import { isObject } from '../../core/is-object.ts';

/** Returns a value as JSON with sorted keys; keys without a value are omitted. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(sorted(value)) ?? 'undefined';

export const isEqual = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, sorted(entry)]));
}

/** The parts of a meta-schema that define defaults. */
interface Defaults {
  default?: unknown;
  properties?: Record<string, object>;
}

/** Removes the keys of a definition whose values equal the defaults of its meta-schema. */
export function withoutDefaults<T>(value: T, schema: object): T {
  if (!isObject(value)) return value;
  const { properties = {} } = schema as Defaults;
  const defaultOf = (key: string): unknown => (properties[key] as Defaults | undefined)?.default;
  const entries = Object.entries(value)
    .filter(([key, entry]) => defaultOf(key) === undefined || !isEqual(entry, defaultOf(key)))
    .map(([key, entry]) => [key, withoutDefaults(entry, properties[key] ?? {})]);
  return Object.fromEntries(entries) as T;
}
