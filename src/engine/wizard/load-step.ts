import type { ReadyForm } from '../form/rjsf/load-form.ts';
import type { FormLoader } from './load-forms.ts';
import {
  type OpenedStep,
  openStep,
  type Progress,
  type StepDataLoader,
  type StepLoader,
} from './steps.ts';

/** An opened step with the widgets and templates of its form; a review has none. */
export interface LoadedStep extends OpenedStep {
  ready: ReadyForm | undefined;
}

/**
 * Opens a step and loads its form. Opens it anew where the answers have changed meanwhile: a visitor may go on typing
 * while a step loads.
 *
 * @param progress returns the answers and forms of the moment
 * @param requested as for `openStep`, like `data`
 */
export async function loadStep(
  loader: StepLoader & FormLoader,
  progress: () => Progress,
  requested: string | undefined,
  data?: StepDataLoader,
): Promise<LoadedStep> {
  for (;;) {
    const before = progress();
    const opened = await openStep(loader, before, requested, data);
    const form = opened.failed ? undefined : opened.forms[opened.step.id];
    const ready = form && (await loader.readyForm(form));
    if (progress().answers === before.answers) return { ...opened, ready };
  }
}
