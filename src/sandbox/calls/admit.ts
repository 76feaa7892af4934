import { calculate } from '../../core/calculate/index.ts';
import { resolveMapping } from '../../core/resolve-mapping.ts';
import { findDraft } from '../store/drafts.ts';
import { admitInvitation } from '../store/invitations.ts';
import { isInReview, oldestToken } from './application.ts';
import type { CallContext, CallDefinition, CallRequest, Reply } from './call-request.ts';
import { replyWith } from './reply.ts';

/**
 * Answers to a token that an invite has made, until it expires or the application is in review, and refuses any other
 * value. To open it spends nothing.
 */
export async function admit(
  definition: CallDefinition<'admit'>,
  request: CallRequest,
  context: CallContext,
): Promise<Reply & { admitted: boolean }> {
  const { database, seal } = context;
  const token = resolveMapping(definition.token, request, calculate);
  const admitted =
    typeof token === 'string'
      ? await admitInvitation(database, token, oldestToken(context))
      : undefined;
  if (!admitted || (await isInReview(database, admitted.application.id, context))) {
    return { ...replyWith(definition.refuse, request), admitted: false };
  }
  const { request: invitation, application } = admitted;
  const draft = await findDraft(database, application.id, seal);
  return {
    ...replyWith(definition.answer, { ...request, invitation, application, draft }),
    admitted: true,
  };
}
