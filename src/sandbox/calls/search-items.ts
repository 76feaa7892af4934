import { calculate } from '../../core/calculate/index.ts';
import { matchingItems } from '../../core/mapping/matching-items.ts';
import { resolveMapping } from '../../core/mapping/resolve-mapping.ts';
import { getAt } from '../../core/pointer.ts';
import type { Reply } from '../store/replies.ts';
import type { CallDefinition, CallRequest } from './call-request.ts';
import { replyWith } from './reply.ts';

/** Answers with the items of a list that a text of the request finds. */
export function searchItems(definition: CallDefinition<'search'>, request: CallRequest): Reply {
  const text = resolveMapping(definition.for, request, calculate);
  const found = matchingItems(getAt(request, definition.in), definition.by, text);
  return replyWith(definition.answer, { ...request, found });
}
