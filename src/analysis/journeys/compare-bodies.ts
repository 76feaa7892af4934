import { isObject } from '../../core/is-object.ts';
import { escapePart } from '../../core/pointer.ts';

/** A value that differs between the expected and the sent body; `undefined` is a missing one. */
export interface BodyDifference {
  pointer: string;
  expected: unknown;
  sent: unknown;
}

/** Lists the innermost values in which two bodies differ. Lists of different lengths differ as a whole. */
export function compareBodies(expected: unknown, sent: unknown, pointer = ''): BodyDifference[] {
  if (expected === sent) return [];
  const keys = commonKeys(expected, sent);
  if (!keys) return [{ pointer, expected, sent }];
  const [first, second] = [expected, sent] as Record<string, unknown>[];
  return keys.flatMap((key) =>
    compareBodies(first?.[key], second?.[key], `${pointer}/${escapePart(key)}`),
  );
}

/** Returns the keys by which two values can be compared: both are objects, or lists of the same length. */
function commonKeys(one: unknown, other: unknown): string[] | undefined {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length ? Object.keys(one) : undefined;
  }
  if (!isObject(one) || !isObject(other)) return undefined;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])];
}
