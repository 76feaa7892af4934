import { calculate } from '../../core/calculate/index.ts';
import { resolveMapping } from '../../core/resolve-mapping.ts';
import { findInvitation } from '../store/invitations.ts';
import type { CallContext, CallDefinition, CallRequest, Reply } from './call-request.ts';
import { replyWith } from './reply.ts';

/** Answers to a token that an invite has made, until it expires, and refuses any other value. */
export async function admit(
  definition: CallDefinition<'admit'>,
  request: CallRequest,
  { database, now, tokenDays }: CallContext,
): Promise<Reply & { admitted: boolean }> {
  const token = resolveMapping(definition.token, request, calculate);
  const oldest = new Date(now().getTime() - tokenDays * 24 * 60 * 60 * 1000);
  const invitation =
    typeof token === 'string' ? await findInvitation(database, token, oldest) : undefined;
  return invitation === undefined
    ? { ...replyWith(definition.refuse, request), admitted: false }
    : { ...replyWith(definition.answer, { ...request, invitation }), admitted: true };
}
