import { matchingItems } from '../../core/mapping/matching-items.ts';
import { getAt } from '../../core/pointer.ts';
import { evaluateMapping } from '../definition/evaluate-mapping.ts';
import type { Reply } from '../store/replies.ts';
import type { CallDefinition, CallRequest } from './call-request.ts';
import { replyWith } from './reply.ts';

/** Answers with the entry that the request names, or says that there is none. */
export async function findEntry(
  definition: CallDefinition<'find'>,
  request: CallRequest,
): Promise<Reply> {
  const entries = getAt(request, definition.in);
  const key = String((await evaluateMapping(definition.key, request)) ?? '');
  const known = typeof entries === 'object' && entries !== null && Object.hasOwn(entries, key);
  return known
    ? replyWith(definition.answer, { ...request, found: (entries as Record<string, unknown>)[key] })
    : replyWith(definition.missing, request, 404);
}

/** Answers with the items of a list that a text of the request finds. */
export async function searchItems(
  definition: CallDefinition<'search'>,
  request: CallRequest,
): Promise<Reply> {
  const text = await evaluateMapping(definition.for, request);
  const found = matchingItems(getAt(request, definition.in), definition.by, text);
  return replyWith(definition.answer, { ...request, found });
}
