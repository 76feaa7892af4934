import { mergeDrafts } from '../../core/draft/merge-drafts.ts';
import { getAt } from '../../core/pointer.ts';
import { RequestError } from '../errors/request-error.ts';
import { findDraft, lockDraft, putDraft, type RememberedDraft } from '../store/drafts.ts';
import { keepWithDraft } from '../store/files.ts';
import type { Reply } from '../store/replies.ts';
import { storedSince } from '../store/submissions.ts';
import { readSentDraft } from '../validate/validate-draft.ts';
import { openApplication } from './application.ts';
import type { CallContext, CallDefinition, CallRequest } from './call-request.ts';
import { replyWith } from './reply.ts';
import type { ValidateDraft } from './validate-draft-request.ts';

/** The most characters of a draft with its times. */
const maxLength = 256 * 1024;

/**
 * Keeps the draft of an application that was admitted and is not sent yet. Of each question the newest answer stays.
 *
 * @throws RequestError where the request has no draft, or one that is too large or of another version of the form
 */
export async function remember(
  definition: CallDefinition<'remember'>,
  request: CallRequest,
  context: CallContext & { validateDraft: ValidateDraft },
): Promise<Reply> {
  const { database, now, seal, validateDraft } = context;
  const refused = replyWith(
    definition.refuse ?? { body: { error: 'This application was sent, or its link has expired.' } },
    request,
    403,
  );
  const id = getAt(request.body, definition.application);
  const invitation = await openApplication(database, id, context);
  if (!invitation) return refused;
  const sent = readSentDraft(getAt(request.body, definition.draft));
  if (!sent) {
    const sentence =
      'The request has no draft. "draft" in sandbox.json names the place of its answers, times and version.';
    throw new RequestError(400, sentence);
  }
  const draft = await validateDraft(sent, invitation);
  const application = invitation.application.id;
  const madeWith = await context.madeWith();
  return database.transaction(async (queries) => {
    await lockDraft(queries, application);
    if ((await storedSince(queries, application)) !== undefined) return refused;
    const merged = merge(await findDraft(queries, application, seal), draft);
    if (JSON.stringify(merged).length > maxLength) {
      throw new RequestError(413, `The draft is too large. Keep it below ${maxLength / 1024} kB.`);
    }
    await putDraft(queries, { application, draft: merged, madeWith, time: now() }, seal);
    await keepWithDraft(queries, merged.answers, application);
    return replyWith(definition.answer, request);
  });
}

/** A browser has read a draft of an earlier version before it saves one of this version. */
function merge(stored: RememberedDraft | undefined, draft: RememberedDraft): RememberedDraft {
  if (stored?.version !== draft.version) return draft;
  const { answers, times } = mergeDrafts(stored, draft);
  return { answers, times, version: draft.version };
}
