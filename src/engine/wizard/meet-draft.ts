import type { Changed } from '../draft/kept.ts';
import { findProblems } from '../form/problems.ts';
import { adopt, type Opening, type Progress, visibleSteps } from './steps.ts';

/** A question of a step, in the words that the visitor sees. */
export interface Named {
  label: string;
  step: string;
}

/** What a wizard makes of a draft that another version of it has stored. */
export interface MetDraft extends Progress {
  /** The questions that have to be answered again. */
  again: Named[];
  /** The first step that needs something, if one does. */
  needy: string | undefined;
}

/** Makes the whole draft fit, for which the forms of all steps are loaded. */
export async function meetDraft(
  { steps, loadForm, surroundings, texts }: Opening,
  changed: Changed,
  progress: Progress,
): Promise<MetDraft> {
  let { answers, forms } = progress;
  const again: Named[] = [];
  let needy: string | undefined;
  for (const step of steps) {
    if (!visibleSteps(steps, answers).includes(step)) continue;
    const form = forms[step.id] ?? (await loadForm(step));
    if (!form) continue;
    forms = { ...forms, [step.id]: form };
    answers = adopt(form, answers, surroundings);
    const values = progress.answers;
    const lost = changed.again(form, { values, answers, surroundings, texts });
    again.push(...lost.map(({ label }) => ({ label, step: step.title })));
    if (lost.length > 0 || findProblems(form, answers, texts).length > 0) needy ??= step.id;
  }
  return { answers, forms, again, needy };
}
