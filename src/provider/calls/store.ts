import { getAt, removeAllAt } from '../../core/pointer.ts';
import type { HashSecret } from '../crypto/secret-hash.ts';
import { lockDraft, removeDraft } from '../store/drafts.ts';
import { assignFiles } from '../store/files.ts';
import type { Reply } from '../store/replies.ts';
import { addSubmission, isTaken, referenceOf } from '../store/submissions.ts';
import { addApplicationWebhook } from '../webhook/add-application-webhook.ts';
import type { PreparedCall } from './answer-once.ts';
import { isInReview, openApplication } from './application.ts';
import type { CallContext, CallDefinition, CallRequest } from './call-request.ts';
import { replyWith } from './reply.ts';
import { addSentFiles, checkSentFiles, withFileMetadata } from './sent-files.ts';

/** Prepares a body to be stored with its files, without the values to drop, and with only a hash of the values to hash. */
export async function store(
  definition: CallDefinition<'store'>,
  request: CallRequest,
  context: CallContext,
): Promise<PreparedCall | Reply> {
  const { name, database, now, validate, hashSecret, madeWith, webhooks } = context;
  const { hash = [], drop = [] } = definition;
  const named = definition.application;
  const id = named === undefined ? undefined : getAt(request.body, named);
  const invitation = await openApplication(database, id, context);
  const notOpen = replyWith(
    definition.refuse ?? { body: { error: 'There is no such application.' } },
    request,
    403,
  );
  if (named !== undefined && !invitation) return notOpen;
  const validated = await validate(request.body, invitation);
  if ('refused' in validated) return validated.refused;
  const files = await checkSentFiles(validated.files, request.files ?? new Map(), context);
  const body = withFileMetadata(validated.body, files);
  const application = invitation?.application.id;
  const taken = definition.taken ?? { body: { error: 'This value is taken.' } };
  const refused = replyWith(taken, request, 409);
  const unique = definition.unique === undefined ? undefined : getAt(body, definition.unique);
  // To hash takes long, so that it comes last.
  if (await isTaken(database, name, unique, application))
    return async () => ({ reply: await refused, about: { application } });
  const submission = {
    call: name,
    body: without(body, [...hash, ...drop, ...(named === undefined ? [] : [named])]),
    secrets: await hashes(body, hash, hashSecret),
    unique,
    application,
    screen: validated.screen,
    madeWith: await madeWith(),
    time: now(),
  };
  return async (queries) => {
    if (application !== undefined) {
      await lockDraft(queries, application);
      // The review may have begun meanwhile.
      if (await isInReview(queries, application, context))
        return { reply: await notOpen, about: { application } };
    }
    const submissionId = await addSubmission(queries, submission);
    if (submissionId === undefined) return { reply: await refused, about: { application } };
    if (webhooks) await addApplicationWebhook(queries, submissionId, submission);
    await addSentFiles(queries, files, { call: name, time: submission.time, application });
    await assignFiles(queries, body, submissionId);
    if (application !== undefined) await removeDraft(queries, application);
    const stored = application && { id: application, ref: referenceOf(application) };
    const reply = await replyWith(definition.answer, { ...request, application: stored });
    return { reply, about: { submissionId, application } };
  };
}

async function hashes(
  body: object,
  pointers: string[],
  hashSecret: HashSecret,
): Promise<Record<string, string>> {
  const present = pointers.filter((pointer) => getAt(body, pointer) !== undefined);
  const hashed = present.map(async (p) => [p, await hashSecret(getAt(body, p))] as const);
  return Object.fromEntries(await Promise.all(hashed));
}

function without(body: object, pointers: string[]): object {
  const rest = structuredClone(body);
  removeAllAt(rest, pointers);
  return rest;
}
