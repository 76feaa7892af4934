import type { CompiledStep } from '../../compiled/screen.ts';
import { toQuestionPointer } from '../../core/pointer.ts';
import { type StepContext, visibleSteps } from '../../core/steps/shown-steps.ts';
import type { Answers } from '../form/answers.ts';
import { errorsToKeep, type FormerErrors } from '../form/form-state.ts';
import type { FormStore } from '../form/form-store.ts';
import type { ReadyForm } from '../form/ready-form.ts';
import type { LoadState } from '../host.tsx';
import type { FieldErrors } from '../submit/submission.ts';
import type { LabelledQuestion } from './resume-draft.ts';
import type { Progress } from './steps.ts';

/** The form of a step, ready to be drawn. */
export interface StepForm {
  ready: ReadyForm;
  store: FormStore;
}

/** The step on the screen. */
export interface StepView {
  kind: 'step';
  step: CompiledStep;
  /** Absent on a review. */
  form?: StepForm;
  /** Those of a draft of another version, on the first step that opens. */
  questionsToReanswer: LabelledQuestion[];
  /** Whether the step that was asked for last could not be loaded. */
  loadFailed: boolean;
  /** Whether another step is on its way. */
  isLeaving: boolean;
}

/** A step whose load call is under way, or has failed. */
interface LoadingView {
  kind: 'loading';
  step: CompiledStep;
  loading: LoadState;
}

type WizardView = { kind: 'opening' } | LoadingView | { kind: 'failed'; error: unknown } | StepView;

export interface WizardState extends Progress {
  view: WizardView;
  /** The steps that the current answers do not skip. */
  visible: CompiledStep[];
  /** Errors by step id; each blocks its step until its field is edited, also after a visit to another step. */
  blockingErrors: Readonly<Record<string, FormerErrors>>;
  /** The last outcome's field errors by step id, of steps that did not open since. */
  pendingErrors: Readonly<Record<string, FieldErrors>>;
}

export const initialWizardState: WizardState = {
  view: { kind: 'opening' },
  answers: {},
  forms: {},
  visible: [],
  blockingErrors: {},
  pendingErrors: {},
};

/** Returns the view of a step as it opens. */
export const openedView = (
  step: CompiledStep,
  form: StepForm | undefined,
  questionsToReanswer: LabelledQuestion[],
): StepView => ({
  kind: 'step',
  step,
  form,
  questionsToReanswer,
  loadFailed: false,
  isLeaving: false,
});

/** Replaces the answers, and the visible steps where the answers show or skip one. */
export function withAnswers(
  state: WizardState,
  context: StepContext,
  answers: Answers,
): WizardState {
  const visible = visibleSteps(context, answers);
  const isSame =
    visible.length === state.visible.length &&
    visible.every((step, index) => isSameStep(step, state.visible[index]));
  return { ...state, answers, visible: isSame ? state.visible : visible };
}

/** Returns whether a step is the same, for an item of the same name. */
const isSameStep = (step: CompiledStep, other: CompiledStep | undefined): boolean =>
  step === other || (step.id === other?.id && step.item?.label === other.item?.label);

/** Remembers the errors that still block the step on the screen; its checks refuse answers again by themselves. */
export function withBlockingErrors(state: WizardState): WizardState {
  const { view, blockingErrors } = state;
  if (view.kind !== 'step' || !view.form) return state;
  const errors = errorsToKeep(view.form.store.state);
  return { ...state, blockingErrors: { ...blockingErrors, [view.step.id]: errors } };
}

/** Takes the texts in place of answers from the form on the screen. */
export function withUnlistedTexts(
  state: WizardState,
  { form, state: { refusals } }: FormStore,
): WizardState {
  const unlisted = form.unlistedTexts?.follow(state.unlisted, form, refusals) ?? state.unlisted;
  return { ...state, unlisted };
}

/** Shows an opened step; its pending errors are on its form from here on. */
export function withStep(state: WizardState, view: StepView): WizardState {
  const { [view.step.id]: _, ...pendingErrors } = state.pendingErrors;
  return { ...state, view, pendingErrors };
}

/** Notes whether another step is on its way. */
export function markLeaving(state: WizardState, isLeaving: boolean): WizardState {
  const { view } = state;
  if (view.kind !== 'step' || view.isLeaving === isLeaving) return state;
  return { ...state, view: { ...view, isLeaving } };
}

/** Stays on the step on the screen, where there is one, so that the visitor can try again. */
export function withLoadFailure(
  state: WizardState,
  error: unknown,
  retry: () => void,
): WizardState {
  const { view } = state;
  if (view.kind === 'step')
    return { ...state, view: { ...view, loadFailed: true, isLeaving: false } };
  if (view.kind !== 'loading') return { ...state, view: { kind: 'failed', error } };
  const callOutcome = { kind: 'failure', outcome: undefined } as const;
  return { ...state, view: { ...view, loading: { state: 'failed', callOutcome, retry } } };
}

/** Sorts an outcome's field errors by the visible steps that ask for the fields; they replace those of earlier outcomes. */
export function withFieldErrors(state: WizardState, fields: FieldErrors): WizardState {
  const pendingErrors: Record<string, FieldErrors> = {};
  for (const { id, item } of state.visible) {
    const { questions = [] } = state.forms[item?.step ?? id] ?? {};
    const asked = new Set(questions.map(({ pointer }) => pointer));
    const own = Object.entries(fields).filter(
      ([pointer]) => asked.has(toQuestionPointer(pointer)) && (item?.shows(pointer) ?? true),
    );
    if (own.length > 0) pendingErrors[id] = Object.fromEntries(own);
  }
  return { ...state, pendingErrors };
}
