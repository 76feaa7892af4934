import type { Finding } from './diagnostic.ts';
import { isInside } from './pointer.ts';

/** A value that is not as its meta-schema has it. */
export interface Misshape extends Finding {
  kind: 'unknown-key' | 'missing-key' | 'wrong-value' | 'unknown-widget' | 'unknown-option';
  /** Whether an object was to stand here. */
  object?: true;
  /** Whether an object stood here that may hold what is missing elsewhere. */
  holdsMore?: true;
  /** The object that could not be judged any further, since what it is meant to be is not known. */
  unjudged?: string;
}

/** Whether something at a place, or inside it, had to be left out. */
export const hasMisshapen = (
  { misshapes }: { misshapes: Misshape[] },
  file: string,
  pointer: string,
): boolean => misshapes.some((one) => one.file === file && isInside(one.pointer, pointer));

/** Whether a field may be in a schema that was not read: what was left out may have held it. */
export const mayLackFields = (
  { misshapes }: { misshapes: Misshape[] },
  { schemaPath }: { schemaPath: string },
): boolean =>
  misshapes.some(
    ({ file, pointer, holdsMore }) =>
      file === schemaPath && (holdsMore || /\/properties(\/[^/]*)?$/.test(pointer)),
  );

/** Whether there was a value at a place, but one that had to be left out. */
export const isMisshapen = (
  { misshapes }: { misshapes: Misshape[] },
  file: string,
  pointer: string,
): boolean => misshapes.some((one) => one.file === file && one.pointer === pointer);
