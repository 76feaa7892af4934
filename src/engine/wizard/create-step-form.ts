import type { CompiledStep } from '../../compiled/screen.ts';
import { sourcesFor, visibleSteps } from '../../core/steps/shown-steps.ts';
import type { Answers } from '../form/answers.ts';
import { FormStore } from '../form/form-store.ts';
import type { ReadyForm } from '../form/ready-form.ts';
import { startAnswers } from '../form/start-answers.ts';
import type { ReadyStep } from './ready-step.ts';
import type { Progress, StepLoader } from './steps.ts';
import type { StepForm, WizardState } from './wizard-state.ts';

/** Creates the store of a step's form, with the errors that the wizard has for the step. */
export function createStepForm(
  loaded: ReadyForm,
  { id, item }: CompiledStep,
  { answers, forms }: Progress,
  { blockingErrors, pendingErrors, unlisted }: WizardState,
  loader: StepLoader,
): StepForm {
  const form = item?.formOf(loaded.form) ?? loaded.form;
  const dataSources = sourcesFor(form, answers, loader);
  const { texts, filler } = loader;
  const progressOf = (answers: Answers) => ({
    answers,
    forms,
    visible: visibleSteps(loader, answers),
  });
  const shownTexts = filler && { filler, progressOf };
  const former = blockingErrors[id] ?? form.unlistedTexts?.errorsOf(form, unlisted, answers, texts);
  const store = new FormStore(form, dataSources, texts, answers, former, shownTexts);
  store.addServerErrors(pendingErrors[id] ?? {});
  return { ready: { ...loaded, form }, store };
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
  // Nobody reads it, and it must not change the values in the texts on the screen.
  const { filler: _, ...unfilled } = loader;
  const progress = { answers: started, forms: state.forms };
  return createStepForm(ready, step, progress, state, unfilled);
}
