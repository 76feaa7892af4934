import { findProblems } from '../../core/rules/find-problems.ts';
import { itemsOf, sourcesFor } from '../../core/steps/shown-steps.ts';
import type { ChangedDraft } from '../draft/loaded-draft.ts';
import { startAnswers } from '../form/start-answers.ts';
import type { Progress, StepLoader } from './steps.ts';

/** A question by its label and the title of its step. */
export interface LabelledQuestion {
  label: string;
  step: string;
}

/** A draft that another version of the wizard stored, coerced to this one. */
export interface ResumedDraft extends Progress {
  questionsToReanswer: LabelledQuestion[];
  /** Id of the first step with a question to answer again or a broken rule. */
  firstInvalidStep: string | undefined;
}

/** Coerces the whole draft, for which the forms of all visible steps are loaded. */
export async function resumeDraft(
  loader: StepLoader,
  changed: ChangedDraft,
  progress: Progress,
): Promise<ResumedDraft> {
  const { steps, loadForm, texts } = loader;
  const { answers: values } = progress;
  let { answers, forms, followed } = progress;
  const questionsToReanswer: LabelledQuestion[] = [];
  let firstInvalidStep: string | undefined;
  for (const step of steps) {
    const items = itemsOf(step, loader, answers);
    if (!items) continue;
    const form = forms[step.id] ?? (await loadForm(step));
    if (!form) continue;
    forms = { ...forms, [step.id]: form };
    const dataSources = sourcesFor(form, answers, loader);
    answers = startAnswers(form, answers, dataSources);
    followed = { ...followed, [step.id]: answers };
    const context = { values, answers, dataSources, texts };
    for (const { id, title, item } of items) {
      const own = item?.formOf(form) ?? form;
      const lost = changed.questionsToReanswer(own, context);
      questionsToReanswer.push(...lost.map(({ label }) => ({ label, step: title })));
      if (lost.length > 0 || findProblems(own, answers, texts, dataSources).length > 0) {
        firstInvalidStep ??= id;
      }
    }
  }
  return { answers, forms, followed, questionsToReanswer, firstInvalidStep };
}
