import { isInside } from '../../core/pointer.ts';
import type { Finding } from './diagnostic.ts';

/** A value that is not as its meta-schema has it. */
export interface ShapeError extends Finding {
  kind: 'unknown-key' | 'missing-key' | 'wrong-value' | 'unknown-widget' | 'unknown-option';
  /** Whether an object was to stand here. */
  object?: true;
  /** Whether an object stood here that may hold what is missing elsewhere. */
  holdsMore?: true;
  /** The object that could not be judged any further, since what it is meant to be is not known. */
  unjudged?: string;
}

/** Whether something at a place, or inside it, had to be left out. */
export const hasShapeErrors = (
  { shapeErrors }: { shapeErrors: ShapeError[] },
  file: string,
  pointer: string,
): boolean => shapeErrors.some((one) => one.file === file && isInside(one.pointer, pointer));

/** Whether a field may be in a schema that was not read: what was left out may have held it. */
export const mayLackFields = (
  { shapeErrors }: { shapeErrors: ShapeError[] },
  { schemaPath }: { schemaPath: string },
): boolean =>
  shapeErrors.some(
    ({ file, pointer, holdsMore }) =>
      file === schemaPath && (holdsMore || /\/properties(\/[^/]*)?$/.test(pointer)),
  );

/** Whether there was a value at a place, but one that had to be left out. */
export const hasShapeError = (
  { shapeErrors }: { shapeErrors: ShapeError[] },
  file: string,
  pointer: string,
): boolean => shapeErrors.some((one) => one.file === file && one.pointer === pointer);
