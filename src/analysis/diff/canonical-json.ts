import { isObject } from '../../core/is-object.ts';
import { canonicalJson } from '../../core/text/canonical-json.ts';

export const isEqual = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);

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
