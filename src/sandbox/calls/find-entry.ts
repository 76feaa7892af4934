import { calculate } from '../../core/calculate/index.ts';
import { resolveMapping } from '../../core/mapping/resolve-mapping.ts';
import { getAt } from '../../core/pointer.ts';
import type { Reply } from '../store/replies.ts';
import type { CallDefinition, CallRequest } from './call-request.ts';
import { replyWith } from './reply.ts';

/** Answers with the entry that the request names, or says that there is none. */
export function findEntry(definition: CallDefinition<'find'>, request: CallRequest): Reply {
  const entries = getAt(request, definition.in);
  const key = String(resolveMapping(definition.key, request, calculate) ?? '');
  const known = typeof entries === 'object' && entries !== null && Object.hasOwn(entries, key);
  return known
    ? replyWith(definition.answer, { ...request, found: (entries as Record<string, unknown>)[key] })
    : replyWith(definition.missing, request, 404);
}
