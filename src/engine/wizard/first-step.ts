import type { CompiledWizard } from '../../compiled/screen.ts';
import { certainFirstStep } from '../../core/certain-first-step.ts';
import { readyForm } from '../form/rjsf/load-form.ts';
import type { WidgetSet } from '../widget-props.ts';
import type { ReadyStep } from './ready-step.ts';

/** Loads the first step of a wizard; `undefined` where it is a review, or waits for a load call, its own or that of the wizard, or for the address. */
export async function loadFirstStep(
  { load, steps }: CompiledWizard,
  widgets: WidgetSet,
): Promise<ReadyStep | undefined> {
  if (load) return undefined;
  const step = certainFirstStep(steps);
  const form = step?.request ? undefined : await step?.load?.();
  return step && form && { step, ready: await readyForm(form, widgets) };
}
