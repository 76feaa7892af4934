import type { AppFile } from '../../definition/files/app.ts';
import type { SandboxFile } from '../../definition/files/sandbox.ts';
import type { Senders } from '../definition/senders.ts';
import { RequestError } from '../errors/request-error.ts';
import type { RememberedDraft } from '../store/drafts.ts';
import type { Invitation } from '../store/invitations.ts';
import type { SentDraft } from '../validate/validate-draft.ts';
import { loadedBody } from './validate-request.ts';

/** Validates the draft that a call saves, of an invitation's application. */
export type ValidateDraft = (draft: SentDraft, invitation: Invitation) => Promise<RememberedDraft>;

/**
 * Creates the validator of the drafts that a call saves. Where several screens make the call, the draft is that of the screen
 * that takes most of its answers.
 *
 * @returns the validator, which throws a RequestError with status 409 for a draft of another version of the form
 */
export function draftValidator(
  name: string,
  product: { app: AppFile; sandbox: SandboxFile; savers?: Senders | undefined; now: () => Date },
): ValidateDraft {
  const { sandbox, savers, now } = product;
  return async (draft, invitation) => {
    const { validateDraft } = await import('../validate/validate-draft.ts');
    let best: RememberedDraft | undefined;
    for (const load of savers?.get(name) ?? []) {
      const sending = await load();
      const { screen } = sending;
      const version = screen.draft?.version;
      if (version === undefined || version !== draft.version) continue;
      const loadCall = screen.load?.call.name;
      const loaded = loadCall && (await loadedBody(sandbox, loadCall, invitation));
      const validated = validateDraft(sending, draft, { loaded, now: now().toISOString() });
      const count = Object.keys(validated.times).length;
      if (!best || count > Object.keys(best.times).length) best = { ...validated, version };
    }
    if (best) return best;
    throw new RequestError(409, 'The draft is of another version of the form. Reload the page.');
  };
}
