import type { Finding } from '../diagnostic.ts';

/** A value that is not as its meta-schema has it. */
export interface Misshape extends Finding {
  kind: 'unknown-key' | 'missing-key' | 'wrong-value' | 'unknown-widget' | 'unknown-option';
  /** Whether an object was to stand here. */
  object?: true;
  /** The object that could not be judged any further, since what it is meant to be is not known. */
  unjudged?: string;
}

/** Whether there was a value at a place, but one that had to be left out. */
export const isMisshapen = (
  { misshapes }: { misshapes: Misshape[] },
  file: string,
  pointer: string,
): boolean => misshapes.some((one) => one.file === file && one.pointer === pointer);
