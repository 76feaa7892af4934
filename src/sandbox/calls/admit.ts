import { resolveMapping } from '../../core/resolve-mapping.ts';
import { findInvitation } from '../store/invitations.ts';
import type { CallContext, CallRequest, Reply, Step } from './kind.ts';
import { replyWith } from './reply.ts';

/** Answers to a token that an invite has made, as often as it is asked, and refuses any other value. */
export async function admit(
  step: Step<'admit'>,
  request: CallRequest,
  { database }: CallContext,
): Promise<Reply & { admitted: boolean }> {
  const token = resolveMapping(step.token, request);
  const invitation = typeof token === 'string' ? await findInvitation(database, token) : undefined;
  return invitation === undefined
    ? { ...replyWith(step.refuse, request), admitted: false }
    : { ...replyWith(step.answer, { ...request, invitation }), admitted: true };
}
