import type { CompiledForm } from '../../compiled/form.ts';
import type { CompiledStep } from '../../compiled/screen.ts';
import { neighbours, type StepContext } from '../../core/steps/shown-steps.ts';
import type { ReadyForm } from '../form/ready-form.ts';
import type { ReadyStep } from './ready-step.ts';
import type { LoadForm, Progress } from './steps.ts';

export interface FormLoader {
  loadForm: LoadForm;
  /** Loads the widgets and templates of a form. */
  readyForm: (form: CompiledForm) => Promise<ReadyForm>;
}

/** Loads the forms of all steps, also of skipped ones. */
export async function loadAllForms(
  steps: CompiledStep[],
  forms: Progress['forms'],
  { loadForm }: FormLoader,
): Promise<Progress['forms']> {
  const entries = await Promise.all(
    steps.map(async (step) => {
      const form = forms[step.id] ?? (await loadForm(step));
      return form ? [[step.id, form] as const] : [];
    }),
  );
  return Object.fromEntries(entries.flat());
}

/** Loads the form of a step, with its widgets and templates; a review has none. */
export async function loadStepForm(
  step: CompiledStep,
  { loadForm, readyForm }: FormLoader,
): Promise<ReadyStep | undefined> {
  const form = await loadForm(step);
  return form && { step, ready: await readyForm(form) };
}

/**
 * Loads ahead while the visitor fills in a step. A failure is ignored: the form is loaded again when it is needed.
 *
 * @returns the form of the next step
 */
export async function prefetchAfter(
  step: CompiledStep,
  loader: StepContext & FormLoader,
  { answers, forms }: Progress,
): Promise<ReadyStep | undefined> {
  const { steps, loadForm } = loader;
  const { next } = neighbours(loader, answers, step.id);
  if (next) return loadStepForm(next, loader).catch(() => undefined);
  // The submission needs the forms of skipped steps too, and the connection may be gone by then.
  for (const other of steps) if (!forms[other.id]) loadForm(other).catch(() => undefined);
  return undefined;
}
