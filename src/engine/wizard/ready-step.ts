import type { CompiledStep } from '../../compiled/screen.ts';
import type { ReadyForm } from '../form/ready-form.ts';

/** A step with its form, loaded before the step is on the screen. */
export interface ReadyStep {
  step: CompiledStep;
  ready: ReadyForm;
}
