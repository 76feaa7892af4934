import type { DraftStore } from '../draft/draft-store.ts';
import type { ChangedDraft, LoadedDraft } from '../draft/loaded-draft.ts';
import type { LabelledQuestion } from './resume-draft.ts';
import type { Progress, StepLoader } from './steps.ts';

/** The start of a visit: prefilled answers, and those of the draft over them. */
export interface WizardStart extends Progress {
  /** Present where another version of the wizard stored the draft. */
  changed?: ChangedDraft;
  questionsToReanswer: LabelledQuestion[];
  /** Id of the step that was on the screen when the visitor left; absent for the first one. */
  left?: string | undefined;
  /** Id of the first step that needs an answer, where the draft is of another version. */
  firstInvalidStep?: string;
}

/** Starts with a loaded draft; one of another version is coerced as a whole, by code that only its visitors load. */
export async function startWizard(
  draft: DraftStore,
  loaded: LoadedDraft,
  loader: StepLoader,
): Promise<WizardStart> {
  const { changed } = loaded;
  if (!changed) return startUnchanged(draft, loaded);
  const progress: Progress = { answers: draft.startingValues(loaded), forms: {} };
  const { resumeDraft } = await import('./resume-draft.ts');
  return { ...(await resumeDraft(loader, changed, progress)), changed, left: loaded.step };
}

/** Starts with a draft of this version, or without one. */
export const startUnchanged = (draft: DraftStore, loaded: LoadedDraft): WizardStart => ({
  answers: draft.startingValues(loaded),
  forms: {},
  questionsToReanswer: [],
  unlisted: loaded.unlisted,
  left: loaded.step,
});

/**
 * Returns the step to open first: the requested one, or where the address names none the one that was left, unless the
 * changed form needs an answer in another one.
 */
export function landingStep(
  { changed, left, questionsToReanswer, firstInvalidStep }: WizardStart,
  requested: string | undefined,
): string | undefined {
  const isFree = requested === undefined || questionsToReanswer.length > 0;
  const opened = requested ?? left;
  return changed && isFree ? (firstInvalidStep ?? opened) : opened;
}
