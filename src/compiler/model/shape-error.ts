import { isInside } from '../../core/pointer.ts';
import type { Finding } from './diagnostic.ts';

/** A value that does not match the schema of its file. */
export interface ShapeError extends Finding {
  kind: 'unknown-key' | 'missing-key' | 'wrong-value' | 'unknown-widget' | 'unknown-option';
  /** Whether an object is expected here. */
  expectsObject?: true;
  /** Whether the value is an object that may hold a key that is missing elsewhere. */
  mayHoldMissing?: true;
  /** Pointer to the object whose union variant could not be determined; its contents were not validated. */
  unresolvedUnion?: string;
}

/** A shape error before its file is known. */
export type Mismatch = Omit<ShapeError, 'file' | 'key'>;

interface WithShapeErrors {
  shapeErrors: ShapeError[];
}

/** Returns whether a value, or something inside it, has a shape error. */
export const hasShapeErrorInside = (
  { shapeErrors }: WithShapeErrors,
  file: string,
  pointer: string,
): boolean => shapeErrors.some((error) => error.file === file && isInside(error.pointer, pointer));

/** Returns whether a value itself has a shape error. */
export const hasShapeErrorAt = (
  { shapeErrors }: WithShapeErrors,
  file: string,
  pointer: string,
): boolean => shapeErrors.some((error) => error.file === file && error.pointer === pointer);

/** Returns whether fields may be missing from a parsed schema because a value that held them was removed. */
export const mayLackFields = (
  { shapeErrors }: WithShapeErrors,
  { schemaPath }: { schemaPath: string },
): boolean =>
  shapeErrors.some(
    ({ file, pointer, mayHoldMissing }) =>
      file === schemaPath && (mayHoldMissing || /\/properties(\/[^/]*)?$/.test(pointer)),
  );
