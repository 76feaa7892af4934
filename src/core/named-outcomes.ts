import type { Outcome } from '../definition/files/outcome.ts';
import { isObject } from './is-object.ts';
import { escapePart, fieldPointer } from './pointer.ts';

/** An effect that a screen names for an end of its call. */
export interface NamedOutcome {
  /** Its key in "outcomes". */
  name: string;
  /** Its pointer in "outcomes". */
  pointer: string;
  outcome: Outcome;
}

/** Lists the outcomes that a definition names. A part without the right shape, which the checker reports, is left out. */
export const namedOutcomes = (outcomes: unknown): NamedOutcome[] =>
  Object.entries(isObject(outcomes) ? outcomes : {}).flatMap(([name, outcome]) =>
    isObject(outcome) ? [{ name, pointer: `/${escapePart(name)}`, outcome }] : [],
  );

/** Returns the messages of an outcome beside fields, by pointer. */
export const fieldMessages = ({ fields }: Outcome = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields ?? {}).map(([field, message]) => [fieldPointer(field), message]),
  );
