import { isObject } from '../../../core/is-object.ts';
import type { Mapping } from '../../../definition/files/mapping.ts';
import type { Attribute } from './node.ts';
import { normalizeDataCondition } from './normalize-data-condition.ts';
import { normalizeMapping } from './normalize-mapping.ts';

/** Returns the attributes of a request: the call, its parameters and body, and the reactions to outcomes. */
export function requestAttributes(name: string, request: unknown): Attribute[] {
  if (!isObject(request)) return [];
  const { send, prefill, params, outcomes, ...rest } = request;
  const mapped = { send, prefill };
  const named = (prefix: string, entries: unknown, value = (entry: unknown) => entry) =>
    Object.entries(isObject(entries) ? entries : {}).map(([key, entry]) => ({
      name: `${name}.${prefix}.${key}`,
      value: value(entry),
    }));
  return [
    ...Object.entries(rest).map(([key, value]) => ({ name: `${name}.${key}`, value })),
    ...named('params', params, (entry) => normalizeMapping(entry as Mapping)),
    ...Object.entries(mapped).flatMap(([key, mapping]) =>
      mapping === undefined
        ? []
        : [{ name: `${name}.${key}`, value: normalizeMapping(mapping as Mapping) }],
    ),
    ...named('outcomes', outcomes, outcome),
  ];
}

function outcome(entry: unknown): unknown {
  if (Array.isArray(entry)) return entry.map(outcome);
  if (!isObject(entry)) return entry;
  const { fields, clearDraft, when, ...rest } = entry;
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
