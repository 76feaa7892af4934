import { calculate } from '../../core/calculate/index.ts';
import { resolveMapping } from '../../core/resolve-mapping.ts';
import { fill } from '../../definition/texts.ts';
import { newToken } from '../hashing.ts';
import { addInvitation } from '../store/invitations.ts';
import type { CallContext, CallDefinition, CallRequest, Reply } from './call-request.ts';
import { replyWith } from './reply.ts';
import { RequestError } from './request-error.ts';

/** Makes a token, stores the request with it and puts a mail into the outbox. */
export async function invite(
  definition: CallDefinition<'invite'>,
  request: CallRequest,
  { origin, database, now }: CallContext,
): Promise<Reply> {
  const to = resolveMapping(definition.to, request, calculate);
  if (typeof to !== 'string' || to.trim() === '') {
    throw new RequestError(
      400,
      'The request has no address to send a mail to. "to" in sandbox.json names its place.',
    );
  }
  const token = newToken();
  const link = new URL(fill(definition.link, { token }), origin).href;
  const mail = {
    to: to.trim(),
    subject: fill(definition.subject, request.body),
    text: fill(definition.text, { ...request.body, link }),
    link,
  };
  await addInvitation(database, { token, request: request.body, mail, time: now() });
  return replyWith(definition.answer, request);
}
