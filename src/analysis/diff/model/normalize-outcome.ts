import { isObject } from '../../../core/is-object.ts';
import { normalizeDataCondition } from './normalize-data-condition.ts';

/** Returns an outcome, or a list of them on conditions, with pointers to the fields that have a message. */
export function normalizeOutcome(outcome: unknown): unknown {
  if (Array.isArray(outcome)) return outcome.map(normalizeOutcome);
  if (!isObject(outcome)) return outcome;
  const { fields, clearDraft, when, ...rest } = outcome;
  const beside = Object.entries(isObject(fields) ? fields : {}).map(([field, message]) => [
    field.startsWith('/') ? field : `/${field}`,
    message,
  ]);
  return {
    ...rest,
    ...(isObject(when) ? { when: normalizeDataCondition(when) } : {}),
    ...(beside.length > 0 ? { fields: Object.fromEntries(beside) } : {}),
    ...(clearDraft === true ? { clearDraft } : {}),
  };
}
