import { evaluateMapping } from '../definition/evaluate-mapping.ts';
import { findDraft } from '../store/drafts.ts';
import { admitInvitation } from '../store/invitations.ts';
import type { Reply } from '../store/replies.ts';
import { storedSince } from '../store/submissions.ts';
import { isReviewed, oldestToken } from './application.ts';
import type { CallContext, CallDefinition, CallRequest } from './call-request.ts';
import { replyWith } from './reply.ts';

/**
 * Answers to a token that an invite has made, until it expires or the application is in review, and refuses any other
 * value. One whose application is stored can have an answer of its own. To open it spends nothing.
 */
export async function admit(
  definition: CallDefinition<'admit'>,
  request: CallRequest,
  context: CallContext,
): Promise<Reply & { admitted: boolean }> {
  const { database, seal } = context;
  const token = await evaluateMapping(definition.token, request);
  const admitted =
    typeof token === 'string'
      ? await admitInvitation(database, token, oldestToken(context))
      : undefined;
  if (!admitted) return { ...(await replyWith(definition.refuse, request)), admitted: false };
  const { request: invitation, application } = admitted;
  const sent = await storedSince(database, application.id);
  if (sent) {
    const reply = definition.sent ?? (isReviewed(sent, context) ? definition.refuse : undefined);
    const known = { ...application, sent: sent.toISOString() };
    if (reply)
      return { ...(await replyWith(reply, { ...request, application: known })), admitted: false };
  }
  const draft = await findDraft(database, application.id, seal);
  return {
    ...(await replyWith(definition.answer, { ...request, invitation, application, draft })),
    admitted: true,
  };
}
