import { isObject } from '../core/is-object.ts';
import type { JsonSchema } from '../definition/json-schema.ts';
import { widen } from './overlay.ts';

/** Returns a schema of values such as this one, with the single values in it as examples. */
export function valueSchema(value: unknown): JsonSchema {
  if (Array.isArray(value)) {
    return { type: 'array', items: value.map(valueSchema).reduce(widen, {}) };
  }
  if (isObject(value)) {
    const entries = Object.entries(value).map(([name, inner]) => [name, valueSchema(inner)]);
    return {
      type: 'object',
      ...(entries.length > 0 && { properties: Object.fromEntries(entries) }),
    };
  }
  return value === null ? {} : { type: typeof value, examples: [value] };
}
