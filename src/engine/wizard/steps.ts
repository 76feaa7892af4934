import type { CompiledStep } from '../../compiled/screen.ts';
import { coerceAnswers } from '../../core/coerce-answers.ts';
import { fieldName } from '../../core/pointer.ts';
import type { Texts } from '../../definition/texts.ts';
import { type Answers, type DataSources, withDefaults, withoutNulls } from '../form/answers.ts';
import { type FormWithConditions, normalizeAnswers } from '../form/normalize-answers.ts';
import { findProblems } from '../form/problems.ts';

/**
 * The steps that are not skipped. What was answered in a step that is skipped skips or opens no other, nor does an answer
 * that was taken back: until its own form is met, it is null.
 */
export function visibleSteps(steps: CompiledStep[], answers: Answers): CompiledStep[] {
  const all = withoutNulls(answers);
  const given: Answers = {};
  return steps.filter((step) => {
    if (!isVisible(step, given)) return false;
    for (const name of step.fields) if (name in all) given[name] = all[name];
    return true;
  });
}

const isVisible = (step: CompiledStep, given: Answers): boolean => step.when?.(given) ?? true;

/** What a wizard knows: the answers, and the forms of the steps it has opened so far. */
export interface Progress {
  answers: Answers;
  forms: Record<string, FormWithConditions>;
}

export interface OpenedStep extends Progress {
  step: CompiledStep;
}

export interface StepLoader {
  steps: CompiledStep[];
  loadForm: (step: CompiledStep) => Promise<FormWithConditions | undefined>;
  dataSources: DataSources;
  texts: Texts;
}

/**
 * Opens the step that is asked for (the next one where it is skipped), or the first one before it that is not valid yet.
 * Walks from the front, loading the forms on the way: nothing behind the opened step is loaded. The answers of a form
 * that is met for the first time are made to fit it.
 */
export async function openStep(
  { steps, loadForm, dataSources, texts }: StepLoader,
  progress: Progress,
  wanted: string | undefined,
): Promise<OpenedStep> {
  let { answers, forms } = progress;
  let last: CompiledStep | undefined;
  let reached = steps.every(({ id }) => id !== wanted);
  for (const step of steps) {
    reached ||= step.id === wanted;
    if (!visibleSteps(steps, answers).includes(step)) continue;
    last = step;
    const form = forms[step.id] ?? (await loadForm(step));
    if (form && !forms[step.id]) {
      forms = { ...forms, [step.id]: form };
      answers = startAnswers(form, answers, dataSources);
    }
    if (reached || (form && findProblems(form, answers, texts).length > 0)) break;
  }
  if (!last) throw new Error('Every step of this wizard is skipped.');
  return { step: last, answers, forms };
}

/** The answers with those of a form made to fit it; all others stay as they are. */
export function startAnswers(
  form: FormWithConditions,
  answers: Answers,
  dataSources: DataSources,
): Answers {
  const own = new Set(form.questions.map(({ pointer }) => fieldName(pointer)));
  const others = Object.fromEntries(Object.entries(answers).filter(([name]) => !own.has(name)));
  const fitted = coerceAnswers(form.questions, answers, dataSources);
  const started = withDefaults(form.questions, fitted, answers);
  return normalizeAnswers(form, { ...others, ...started }, dataSources);
}

/** Where a step stands among the visible ones: position, and its neighbours. */
export function neighbours(steps: CompiledStep[], answers: Answers, id: string) {
  const visible = visibleSteps(steps, answers);
  const index = visible.findIndex((step) => step.id === id);
  return { visible, index, previous: visible[index - 1], next: visible[index + 1] };
}
