import type { AppFile } from '../../definition/files/app.ts';
import type { SandboxFile } from '../../definition/files/sandbox.ts';
import type { SentDraft } from '../judge/judge-draft.ts';
import type { Senders } from '../senders.ts';
import type { RememberedDraft } from '../store/drafts.ts';
import type { Invitation } from '../store/invitations.ts';
import { loadedBody } from './judge-request.ts';
import { RequestError } from './request-error.ts';

/** Judges the draft that a call saves, of the application of an invitation. */
export type JudgeDraft = (draft: SentDraft, invitation: Invitation) => Promise<RememberedDraft>;

/**
 * Creates the judge of the drafts that a call saves. Where several screens make the call, the draft is that of the screen
 * that takes most of its answers.
 *
 * @returns the judge, which throws a RequestError with status 409 for a draft of another version of the form
 */
export function draftJudge(
  name: string,
  product: { app: AppFile; sandbox: SandboxFile; savers?: Senders | undefined; now: () => Date },
): JudgeDraft {
  const { sandbox, savers, now } = product;
  return async (draft, invitation) => {
    const { judgeDraft } = await import('../judge/judge-draft.ts');
    let best: RememberedDraft | undefined;
    for (const load of savers?.get(name) ?? []) {
      const judging = await load();
      const { screen } = judging;
      const version = screen.draft?.version;
      if (version === undefined || version !== draft.version) continue;
      const loadCall = screen.load?.call.name;
      const loaded = loadCall && loadedBody(sandbox, loadCall, invitation);
      const judged = judgeDraft(judging, draft, { loaded, now: now().toISOString() });
      const count = Object.keys(judged.times).length;
      if (!best || count > Object.keys(best.times).length) best = { ...judged, version };
    }
    if (best) return best;
    throw new RequestError(409, 'The draft is of another version of the form. Reload the page.');
  };
}
