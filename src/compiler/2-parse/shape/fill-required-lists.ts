import { isObject } from '../../../core/is-object.ts';
import { resolveShape } from './resolve-shape.ts';
import { type Shape, shapeOfKey } from './shape.ts';

/**
 * Returns a value with an empty list for each required list that is missing or was removed, so that rules can rely on
 * them.
 */
export function fillRequiredLists(written: Shape, value: unknown): unknown {
  const shape = resolveShape(written, value, {});
  const { items = {}, required = [] } = shape;
  if (Array.isArray(value)) return value.map((item) => fillRequiredLists(items, item));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, entry]) => [
    key,
    fillRequiredLists(shapeOfKey(shape, key) ?? {}, entry),
  ]);
  const missing = required
    .filter((key) => !Object.hasOwn(value, key) && shapeOfKey(shape, key)?.type === 'array')
    .map((key) => [key, []]);
  return Object.fromEntries([...entries, ...missing]);
}
