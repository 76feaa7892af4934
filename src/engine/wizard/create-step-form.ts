import type { Answers } from '../form/answers.ts';
import { FormStore } from '../form/form-store.ts';
import type { ReadyForm } from '../form/rjsf/load-form.ts';
import { startAnswers } from '../form/start-answers.ts';
import type { ReadyStep } from './ready-step.ts';
import { type StepLoader, sourcesFor } from './steps.ts';
import type { StepForm, WizardState } from './wizard-state.ts';

/** Creates the store of a step's form, with the errors that the wizard has for the step. */
export function createStepForm(
  ready: ReadyForm,
  step: string,
  answers: Answers,
  { blockingErrors, pendingErrors }: WizardState,
  loader: StepLoader,
): StepForm {
  const { form } = ready;
  const dataSources = sourcesFor(form, answers, loader);
  const store = new FormStore(form, dataSources, loader.texts, answers, blockingErrors[step]);
  store.addServerErrors(pendingErrors[step] ?? {});
  return { ready, store };
}

/** Creates a form like the one that a step opens with. */
export function previewStepForm(
  { step, ready }: ReadyStep,
  state: WizardState,
  loader: StepLoader,
): StepForm {
  const { form } = ready;
  const { answers } = state;
  const started = startAnswers(form, answers, sourcesFor(form, answers, loader));
  return createStepForm(ready, step.id, started, state, loader);
}
