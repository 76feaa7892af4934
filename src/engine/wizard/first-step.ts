import type { CompiledWizard } from '../../compiled/screen.ts';
import { readyForm } from '../form/rjsf/load-form.ts';
import type { WidgetSet } from '../widget-props.ts';
import type { ReadyStep } from './ready-step.ts';
import { visibleSteps } from './steps.ts';

/** Loads the first step of a wizard; `undefined` where it is a review, or has to wait for a load call. */
export async function loadFirstStep(
  { load, steps }: CompiledWizard,
  widgets: WidgetSet,
): Promise<ReadyStep | undefined> {
  if (load) return undefined;
  const [step] = visibleSteps(steps, {});
  const form = await step?.load?.();
  return step && form && { step, ready: await readyForm(form, widgets) };
}
