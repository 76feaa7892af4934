import { isObject } from '../../core/is-object.ts';
import { fill } from '../../definition/texts.ts';
import { evaluateMapping } from '../definition/evaluate-mapping.ts';
import { RequestError } from '../errors/request-error.ts';
import { mailWords } from '../mail/mail-words.ts';
import { admitInvitation, sendMail } from '../store/invitations.ts';
import type { Reply } from '../store/replies.ts';
import { isInReview, oldestToken } from './application.ts';
import type { CallContext, CallDefinition, CallRequest } from './call-request.ts';
import { replyWith } from './reply.ts';

/**
 * Mails the link of a token once more, to an address of the request that made the token.
 *
 * @throws RequestError where that request has no address, or its recipient has got too many mails
 */
export async function remind(
  definition: CallDefinition<'remind'>,
  request: CallRequest,
  context: CallContext,
): Promise<Reply> {
  const { database, address, addressOf, now, limits, seal, mails } = context;
  const token = await evaluateMapping(definition.token, request);
  const admitted =
    typeof token === 'string'
      ? await admitInvitation(database, token, oldestToken(context))
      : undefined;
  if (!admitted || (await isInReview(database, admitted.application.id, context))) {
    const refuse = definition.refuse ?? { body: { error: 'This link is not valid any more.' } };
    return replyWith(refuse, request, 403);
  }
  const invitation = isObject(admitted.request) ? admitted.request : {};
  const to = await evaluateMapping(definition.to, { ...request, invitation });
  if (typeof to !== 'string' || to.trim() === '') {
    throw new RequestError(
      400,
      'There is no address to send a mail to. "to" in sandbox.json names its place, such as "/invitation/email".',
    );
  }
  await limits?.countMail(to.trim(), address);
  const link = addressOf(fill(definition.link, { token }));
  const mail = {
    to: to.trim(),
    subject: fill(definition.subject, mailWords(invitation)),
    text: fill(definition.text, { ...mailWords(invitation), link }),
    link,
  };
  await sendMail(database, { mail, time: now(), goesOut: mails !== undefined }, seal);
  return replyWith(definition.answer, { ...request, invitation });
}
