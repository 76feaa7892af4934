import { isObject } from '../../core/is-object.ts';
import { escapePart } from '../../core/pointer.ts';

/** A value that a rule or an option can have, and its pointer. */
export interface PossibleValue {
  value: unknown;
  at: string;
  /** The other answer that chooses it; absent where it is the only value. */
  key?: string;
}

/** Returns the values that another answer chooses from, or the only value, of a rule or an option at a pointer. */
export const casesIn = (written: unknown, pointer: string): PossibleValue[] =>
  isObject(written) && isObject(written.cases)
    ? Object.entries(written.cases).map(([key, value]) => ({
        value,
        at: `${pointer}/cases/${escapePart(key)}`,
        key,
      }))
    : [{ value: written, at: pointer }];
