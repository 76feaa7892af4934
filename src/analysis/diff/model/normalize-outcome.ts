import { isObject } from '../../../core/is-object.ts';
import { areInResponse, fieldMessages } from '../../../core/mapping/named-outcomes.ts';
import type { Outcome } from '../../../definition/files/outcome.ts';
import { normalizeDataCondition } from './normalize-data-condition.ts';

/** Returns an outcome, or a list of them on conditions, with pointers to the fields that have a message. */
export function normalizeOutcome(outcome: unknown): unknown {
  if (Array.isArray(outcome)) return outcome.map(normalizeOutcome);
  if (!isObject(outcome)) return outcome;
  const { fields, clearDraft, when, ...rest } = outcome;
  const beside = areInResponse(fields as Outcome['fields']) ? fields : fieldMessages(outcome);
  return {
    ...rest,
    ...(isObject(when) ? { when: normalizeDataCondition(when) } : {}),
    ...(Object.keys(beside as object).length > 0 ? { fields: beside } : {}),
    ...(clearDraft === true ? { clearDraft } : {}),
  };
}
