import type { ChangedDraft } from '../draft/loaded-draft.ts';
import { findProblems } from '../form/problems.ts';
import { type Progress, type StepLoader, startAnswers, visibleSteps } from './steps.ts';

/** A question of a step, in the words that the visitor sees. */
export interface LabelledQuestion {
  label: string;
  step: string;
}

/** What a wizard makes of a draft that another version of it has stored. */
export interface ResumedDraft extends Progress {
  /** The questions that have to be answered again. */
  questionsToReanswer: LabelledQuestion[];
  /** The first step that needs something, if one does. */
  firstInvalidStep: string | undefined;
}

/** Makes the whole draft fit, for which the forms of all steps are loaded. */
export async function resumeDraft(
  { steps, loadForm, dataSources, texts }: StepLoader,
  changed: ChangedDraft,
  progress: Progress,
): Promise<ResumedDraft> {
  let { answers, forms } = progress;
  const again: LabelledQuestion[] = [];
  let needy: string | undefined;
  for (const step of steps) {
    if (!visibleSteps(steps, answers).includes(step)) continue;
    const form = forms[step.id] ?? (await loadForm(step));
    if (!form) continue;
    forms = { ...forms, [step.id]: form };
    answers = startAnswers(form, answers, dataSources);
    const values = progress.answers;
    const lost = changed.questionsToReanswer(form, {
      values,
      answers,
      dataSources,
      texts,
    });
    again.push(...lost.map(({ label }) => ({ label, step: step.title })));
    if (lost.length > 0 || findProblems(form, answers, texts).length > 0) needy ??= step.id;
  }
  return { answers, forms, questionsToReanswer: again, firstInvalidStep: needy };
}
