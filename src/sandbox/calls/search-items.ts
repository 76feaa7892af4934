import { matchingItems } from '../../core/mapping/matching-items.ts';
import { getAt } from '../../core/pointer.ts';
import { evaluateMapping } from '../definition/evaluate-mapping.ts';
import type { Reply } from '../store/replies.ts';
import type { CallDefinition, CallRequest } from './call-request.ts';
import { replyWith } from './reply.ts';

/** Answers with the items of a list that a text of the request finds. */
export async function searchItems(
  definition: CallDefinition<'search'>,
  request: CallRequest,
): Promise<Reply> {
  const text = await evaluateMapping(definition.for, request);
  const found = matchingItems(getAt(request, definition.in), definition.by, text);
  return replyWith(definition.answer, { ...request, found });
}
