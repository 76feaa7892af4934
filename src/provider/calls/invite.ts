import { fill } from '../../definition/texts.ts';
import { newToken } from '../crypto/hashing.ts';
import { evaluateMapping } from '../definition/evaluate-mapping.ts';
import { RequestError } from '../errors/request-error.ts';
import { mailWords } from '../mail/mail-words.ts';
import { addInvitation } from '../store/invitations.ts';
import type { Reply } from '../store/replies.ts';
import type { PreparedCall } from './answer-once.ts';
import type { CallContext, CallDefinition, CallRequest } from './call-request.ts';
import { replyWith } from './reply.ts';

/** Prepares a token and a mail, which are stored with the request. */
export async function invite(
  definition: CallDefinition<'invite'>,
  request: CallRequest,
  { address, addressOf, now, validate, limits, seal, mails }: CallContext,
): Promise<PreparedCall | Reply> {
  const to = await evaluateMapping(definition.to, request);
  if (typeof to !== 'string' || to.trim() === '') {
    throw new RequestError(
      400,
      'The request has no address to send a mail to. "to" in sandbox.json names its place.',
    );
  }
  const validated = await validate(request.body);
  if ('refused' in validated) return validated.refused;
  const { body } = validated;
  await limits?.countMail(to.trim(), address);
  const token = newToken();
  const link = addressOf(fill(definition.link, { token }));
  const mail = {
    to: to.trim(),
    subject: fill(definition.subject, mailWords(body)),
    text: fill(definition.text, { ...mailWords(body), link }),
    link,
  };
  return async (queries) => {
    const invitation = { token, request: body, mail, time: now(), goesOut: mails !== undefined };
    await addInvitation(queries, invitation, seal);
    return { reply: await replyWith(definition.answer, request), about: { token } };
  };
}
