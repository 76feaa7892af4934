import { isObject } from '../core/is-object.ts';
import type { VisitFile } from '../definition/files/visit.ts';
import type { ItemStorage } from '../engine/index.ts';

/**
 * Returns the parameters of the first address that had one of those that the product names, and stores them.
 *
 * @param query the parameters of the present address
 */
export function firstVisit(
  { key, query: names }: VisitFile,
  storage: ItemStorage,
  query: Record<string, string>,
): Record<string, string> {
  const stored = chosen(names, parse(storage.read(key)));
  if (Object.keys(stored).length > 0) return stored;
  const present = chosen(names, query);
  if (Object.keys(present).length > 0) storage.write(key, JSON.stringify(present));
  return present;
}

/** Returns the values of these names that are texts. */
const chosen = (names: string[], values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

function parse(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
