import { isObject } from '../is-object.ts';
import type { Answers } from './coerce-answers.ts';

/** Returns the answers without null, at any depth: many providers send it for an answer that was never given. */
export const withoutNulls = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) =>
      value === null ? [] : [[name, withoutNullsInside(value)]],
    ),
  );

function withoutNullsInside(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNullsInside);
  return isObject(value) ? withoutNulls(value) : value;
}
