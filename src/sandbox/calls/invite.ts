import { resolveMapping } from '../../core/resolve-mapping.ts';
import { fill } from '../../definition/texts.ts';
import { newToken } from '../hashing.ts';
import { addInvitation } from '../store/invitations.ts';
import type { CallContext, CallRequest, Reply, Step } from './kind.ts';
import { Refusal } from './refusal.ts';
import { replyWith } from './reply.ts';

/** Makes a token, remembers the request with it and puts a mail into the outbox. */
export async function invite(
  step: Step<'invite'>,
  request: CallRequest,
  { origin, database, now }: CallContext,
): Promise<Reply> {
  const to = resolveMapping(step.to, request);
  if (typeof to !== 'string' || to.trim() === '') {
    throw new Refusal(
      400,
      'The request has no address to send a mail to. "to" in sandbox.json says where it is looked for.',
    );
  }
  const token = newToken();
  const link = new URL(fill(step.link, { token }), origin).href;
  const mail = {
    to: to.trim(),
    subject: fill(step.subject, request.body),
    text: fill(step.text, { ...request.body, link }),
    link,
  };
  await addInvitation(database, { token, request: request.body, mail, time: now() });
  return replyWith(step.answer, request);
}
