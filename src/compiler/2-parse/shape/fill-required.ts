import { isObject } from '../../../core/is-object.ts';
import { pickAlternative } from './pick-alternative.ts';
import { type Definitions, type Shape, shapeOfKey } from './shape.ts';

/**
 * Returns a value with an empty list for each required list that is missing or was removed, so that rules can rely on
 * them.
 */
export function fillRequiredLists(
  shape: Shape,
  value: unknown,
  definitions: Definitions = {},
): unknown {
  const filled = (inner: Shape, part: unknown) => fillRequiredLists(inner, part, definitions);
  const name = shape.$ref?.replace('#/definitions/', '');
  if (name !== undefined) return filled(definitions[name] ?? {}, value);
  if (shape.anyOf) return filled(pickAlternative(shape, value), value);
  const { items = {}, required = [] } = shape;
  if (Array.isArray(value)) return value.map((item) => filled(items, item));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, entry]) => [
    key,
    filled(shapeOfKey(shape, key) ?? {}, entry),
  ]);
  const missing = required
    .filter((key) => !Object.hasOwn(value, key) && shapeOfKey(shape, key)?.type === 'array')
    .map((key) => [key, []]);
  return Object.fromEntries([...entries, ...missing]);
}
