import type { Outcome, ResponseErrors } from '../../definition/files/outcome.ts';
import { isObject } from '../is-object.ts';
import { escapePart, fieldPointer } from '../pointer.ts';

/** An effect that a screen names for an end of its call. */
export interface NamedOutcome<When> {
  /** Its key in "outcomes". */
  name: string;
  /** Unique among the outcomes of the call: "success", and "success-1" for the first of a list but its last. */
  id: string;
  /** Its pointer in "outcomes". */
  pointer: string;
  /** In a list, the first one whose condition holds applies. */
  outcome: Outcome & { when?: When };
  /** Its position in a list, and the length of that. */
  inList?: { index: number; length: number };
}

/** Lists the outcomes that a definition names. A part without the right shape, which the checker reports, is left out. */
export const namedOutcomes = <When>(outcomes: unknown): NamedOutcome<When>[] =>
  Object.entries(isObject(outcomes) ? outcomes : {}).flatMap(([name, entry]) => {
    const pointer = `/${escapePart(name)}`;
    if (isObject(entry)) return [{ name, id: name, pointer, outcome: entry }];
    const list: unknown[] = Array.isArray(entry) ? entry : [];
    const { length } = list;
    return list.flatMap((outcome, index) => {
      const id = index === length - 1 ? name : `${name}-${index + 1}`;
      const own = { name, id, pointer: `${pointer}/${index}`, inList: { index, length } };
      return isObject(outcome) ? [{ ...own, outcome }] : [];
    });
  });

/** Returns the messages that an outcome has beside fields, by the names of these; none where the response names them. */
export const fieldTexts = ({ fields }: Outcome = {}): Record<string, string> =>
  !isObject(fields) || areInResponse(fields) ? {} : (fields as Record<string, string>);

/** Returns whether the response of the call has the messages beside fields. */
export const areInResponse = (fields: Outcome['fields']): fields is ResponseErrors =>
  isObject(fields) && typeof fields.from === 'string' && fields.from.startsWith('/');

/** Returns the messages of an outcome beside fields, by pointer. */
export const fieldMessages = (outcome?: Outcome): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldTexts(outcome)).map(([field, message]) => [fieldPointer(field), message]),
  );
