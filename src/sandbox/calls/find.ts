import { getAt } from '../../core/pointer.ts';
import { resolveMapping } from '../../core/resolve-mapping.ts';
import type { CallRequest, Reply, Step } from './kind.ts';
import { replyWith } from './reply.ts';

/** Answers with the entry that the request names, or says that there is none. */
export function find(step: Step<'find'>, request: CallRequest): Reply {
  const entries = getAt(request, step.in);
  const key = String(resolveMapping(step.key, request) ?? '');
  const known = typeof entries === 'object' && entries !== null && Object.hasOwn(entries, key);
  return known
    ? replyWith(step.answer, { ...request, found: (entries as Record<string, unknown>)[key] })
    : replyWith(step.missing, request, 404);
}
