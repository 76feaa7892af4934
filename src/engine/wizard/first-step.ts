import type { CompiledStep, CompiledWizard } from '../../compiled/screen.ts';
import { type ReadyForm, readyForm } from '../form/rjsf/load-form.ts';
import type { WidgetSet } from '../widget-props.ts';
import { visibleSteps } from './steps.ts';

/** The first step of a wizard, loaded before the wizard is on the screen. */
export interface FirstStep {
  step: CompiledStep;
  ready: ReadyForm;
}

/** Loads the first step of a wizard; `undefined` where it is a review, or has to wait for a load call. */
export async function loadFirstStep(
  { load, steps }: CompiledWizard,
  widgets: WidgetSet,
): Promise<FirstStep | undefined> {
  if (load) return undefined;
  const [step] = visibleSteps(steps, {});
  const form = await step?.load?.();
  return step && form && { step, ready: await readyForm(form, widgets) };
}
