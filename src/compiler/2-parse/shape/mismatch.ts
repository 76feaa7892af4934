import type { Fix } from '../../model/diagnostic.ts';

/** One place where a value is not as its meta-schema has it. */
export interface Mismatch {
  kind: 'unknown-key' | 'missing-key' | 'wrong-value';
  pointer: string;
  message: string;
  fix?: Fix;
  /** Whether an object was to stand here. */
  object?: true;
  /** Whether an object stood here that may hold what is missing elsewhere. */
  holdsMore?: true;
  /** The object that could not be judged any further, since what it is meant to be is not known. */
  unjudged?: string;
}
