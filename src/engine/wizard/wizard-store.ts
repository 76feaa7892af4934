import type { CompiledForm } from '../../compiled/form.ts';
import type { CompiledStep, CompiledWizard } from '../../compiled/screen.ts';
import { shownSteps, sourcesFor } from '../../core/steps/shown-steps.ts';
import { createDraft, type DraftStore, type TakeOver } from '../draft/draft-store.ts';
import { type Answers, type DataSources, withoutSecrets } from '../form/answers.ts';
import type { FormStore } from '../form/form-store.ts';
import type { LoadState, StepAddress } from '../host.tsx';
import type { ScreenEnvironment } from '../screen/environment.ts';
import { loadValueTexts, valueWriter } from '../screen/write-values.ts';
import { Store } from '../state/store.ts';
import { Submission } from '../submit/submission.ts';
import { createStepForm, previewStepForm } from './create-step-form.ts';
import { type FormLoader, loadAllForms, loadStepForm, prefetchAfter } from './load-forms.ts';
import type { ReadyStep } from './ready-step.ts';
import type { StepData } from './step-data.ts';
import { type StartedStep, StepOpener } from './step-opener.ts';
import { finalAnswers, type StepDataLoader, type StepLoader } from './steps.ts';
import { WizardNavigation } from './wizard-navigation.ts';
import {
  initialWizardState,
  markLeaving,
  openedView,
  type StepForm,
  type WizardState,
  withAnswers,
  withBlockingErrors,
  withFieldErrors,
  withLoadFailure,
  withStep,
  withUnlistedTexts,
} from './wizard-state.ts';

export interface WizardEnvironment extends ScreenEnvironment, FormLoader {}

/**
 * A wizard: the answers of all its steps, the step on the screen, their draft and their submission. The address decides
 * which step is on the screen: `next` and `back` ask for a new address, and `follow` opens the step that it names.
 */
export class WizardStore extends Store<WizardState> {
  readonly draft: DraftStore;
  readonly submission: Submission;
  /** Id of the link of a review that the visitor has followed, who may come back to it. */
  followedLink: string | undefined;
  /** Moves focus to the question that this link leads to, once its step is open. */
  focusQuestion: (() => void) | undefined;
  readonly #screen: CompiledWizard;
  readonly #environment: WizardEnvironment;
  readonly #loader: StepLoader & FormLoader;
  readonly #opener: StepOpener;
  readonly #navigation: WizardNavigation;
  /** The step that was shown before the address was known. */
  #shownAtOnce: CompiledStep | undefined;
  /** Ids of the steps that were on the screen. */
  readonly #shown = new Set<string>();
  #data: StepData | undefined;
  #stopListening = () => {};

  /** @param first the step to show at once, so that it is there when the screen is drawn for the first time */
  constructor(screen: CompiledWizard, environment: WizardEnvironment, first?: ReadyStep) {
    super(initialWizardState);
    const { loadForm, readyForm, texts, filler } = environment;
    this.#screen = screen;
    this.#environment = withStepData(screen, environment);
    const { dataSources } = this.#environment;
    this.#loader = { steps: screen.steps, loadForm, readyForm, dataSources, texts, filler };
    filler?.open(dataSources, this.state);
    this.draft = createDraft(screen, this.#environment);
    this.draft.onChanges = (takeOver) => this.#takeOver(takeOver);
    const state = () => this.state;
    const writeValues = valueWriter(this.#environment, state, screen.submit, (form) =>
      this.sourcesOf(form),
    );
    this.submission = new Submission(screen.submit, this.#environment, {
      draft: this.draft,
      answers: () => this.state.answers,
      writeValues,
      place: (ended) => screen.placeMessages?.(ended, this.#shownForms()),
    });
    this.#opener = new StepOpener(this.draft, this.#loader, {
      state,
      hasShown: () => this.#shown.size > 0,
      begin: ({ answers, forms, followed, unlisted }) => {
        const started = { ...this.state, forms, followed, unlisted };
        this.set(withAnswers(started, this.#loader, answers));
      },
    });
    this.#navigation = new WizardNavigation({
      state,
      context: this.#loader,
      draft: this.draft,
      submission: this.submission,
      writeValues,
      go: environment.go,
      markLeaving: (isLeaving) => this.set(markLeaving(this.state, isLeaving)),
      submit: () => this.#submit(),
    });
    const started = first && this.#opener.openAtOnce(first);
    if (!started) return;
    this.#shownAtOnce = started.step;
    this.#show(started);
  }

  protected override set(state: WizardState): void {
    const { filler } = this.#environment;
    filler?.refresh(state);
    super.set(state);
    filler?.announce();
  }

  /**
   * Opens the step that the address names, or the first one before it that is not valid. A step that is still on its way
   * to an earlier address is dropped.
   *
   * @returns the way to drop this one
   */
  follow(address: StepAddress): () => void {
    const { isLatest, drop } = this.#navigation.requests.start();
    this.#navigation.address = address;
    const shown = this.#shownStep;
    if (shown && shown === this.#shownAtOnce && (address.step ?? shown.id) === shown.id) {
      this.set(markLeaving(this.state, false));
      this.#navigation.settle(shown);
    } else if (!shown || shown.id !== address.step || !this.#isVisible(shown)) {
      this.set(markLeaving(this.state, true));
      this.#opener
        .open(address.step, this.#loadData(isLatest))
        .then((opened) => {
          if (!isLatest() || opened.failed) return;
          const isFirst = this.#shown.size === 0;
          this.#show(opened);
          this.#navigation.settle(opened.step);
          if (isFirst) this.#openFirstError(true);
        })
        .catch((error) => isLatest() && this.#stay(error));
    } else {
      this.set(markLeaving(this.state, false));
    }
    return drop;
  }

  /** Loads a step before the address names it; `undefined` where it was on the screen before. */
  readonly prepare = (id: string): Promise<unknown> | undefined => {
    const step = this.state.visible.find((one) => one.id === id);
    if (!step || this.#shown.has(id)) return undefined;
    this.set(markLeaving(this.state, true));
    const left = this.#shownStep;
    return loadStepForm(step, this.#loader).catch((error) => {
      if (left && left === this.#shownStep)
        this.set(withLoadFailure(this.state, error, this.#retry));
      throw error;
    });
  };

  /** The step whose data is there. */
  get #shownStep(): CompiledStep | undefined {
    const { view } = this.state;
    return view.kind === 'step' ? view.step : undefined;
  }

  /** Opens the step of the address once more. */
  readonly #retry = (): void => void this.follow(this.#navigation.address);

  /** Loads the code for the load calls of steps, where there are some. */
  async #loadData(isLatest: () => boolean): Promise<StepDataLoader | undefined> {
    const { steps } = this.#loader.dataSources;
    if (!steps) return undefined;
    const { StepData } = await import('./step-data.ts');
    this.#data ??= new StepData(this.#environment, steps);
    return this.#data.loaderFor((step, loading) => {
      if (isLatest()) this.#wait(step, loading);
    }, this.#retry);
  }

  /** Shows a step whose data is not there yet. */
  #wait(step: CompiledStep, loading: LoadState): void {
    this.submission.moveOn();
    this.#stopListening();
    this.set({ ...withBlockingErrors(this.state), view: { kind: 'loading', step, loading } });
  }

  /** Returns the data sources of a step's form. */
  sourcesOf(form: CompiledForm): DataSources {
    return sourcesFor(form, this.state.answers, this.#loader);
  }

  /** Clears secret answers when another person may see the page. */
  readonly forgetSecrets = (): void => {
    const { forms, answers } = this.state;
    this.#replaceAnswers(withoutSecrets(Object.values(forms), answers));
  };

  readonly next = () => this.#navigation.next();
  readonly back = (): void => this.#navigation.back();

  /**
   * Loads the code and data of the next step ahead.
   *
   * @returns the form of the next step, unless it was on the screen before
   */
  async loadAhead(): Promise<ReadyStep | undefined> {
    const { view } = this.state;
    if (view.kind !== 'step') return undefined;
    for (const { leave } of view.step.exits ?? []) this.#environment.prepare?.(leave);
    if (view.step.exits?.some(({ shows }) => shows)) void loadValueTexts();
    const next = await prefetchAfter(view.step, this.#loader, this.state);
    this.#environment.dataSources.calledChoices?.fetchAhead?.(next?.ready.form, this);
    return next && !this.#shown.has(next.step.id) ? next : undefined;
  }

  /** Creates a form like the one that a step opens with. Answers in it are lost. */
  readonly previewForm = (step: ReadyStep): StepForm =>
    previewStepForm(step, this.state, this.#loader);

  #show({ step, answers, forms, followed, ready, start }: StartedStep): void {
    const isFirst = this.#shown.size === 0;
    this.#shown.add(step.id);
    this.submission.moveOn();
    // The message of an outcome comes with the visitor to the step that it is about, and to no other.
    if (!this.state.pendingErrors[step.id]) this.submission.clearMessage();
    const before = isFirst
      ? withFieldErrors({ ...this.state, forms }, this.submission.unseen)
      : withBlockingErrors(this.state);
    this.set(before);
    const form = ready && createStepForm(ready, step, { answers, forms }, this.state, this.#loader);
    if (!isFirst) this.draft.moveOn();
    const lost = isFirst ? start.questionsToReanswer : [];
    const opened = withAnswers({ ...this.state, forms, followed }, this.#loader, answers);
    const started = form ? withUnlistedTexts(opened, form.store) : opened;
    this.set(withStep(started, openedView(step, form, lost)));
    this.#listenTo(form?.store);
    this.draft.noteStep(step.id === this.state.visible[0]?.id ? undefined : step.id);
    // A visitor who goes on has seen which answers are missing: the draft is of this version from here on.
    if (!isFirst && start.changed) this.#save();
  }

  /** Stays on the step on the screen, if there is one. */
  #stay(error: unknown): void {
    this.set(withLoadFailure(this.state, error, this.#retry));
    const { view } = this.state;
    if (view.kind === 'step') this.#navigation.address.open(view.step.id, 'back');
  }

  async #submit(): Promise<void> {
    const { steps } = this.#screen;
    const fields = await this.submission.send(async () => {
      const forms = await loadAllForms(steps, this.state.forms, this.#environment);
      return finalAnswers(this.#screen, this.#loader, { answers: this.state.answers, forms });
    });
    this.set(withFieldErrors(this.state, fields));
    this.#openFirstError();
  }

  /** Returns the forms of the steps that are not skipped, with their data. */
  #shownForms() {
    const { answers, forms } = this.state;
    return shownSteps(this.#loader, answers).flatMap(({ id }) => {
      const form = forms[id];
      return form ? [{ form, answers, dataSources: this.sourcesOf(form) }] : [];
    });
  }

  /**
   * Opens the first step that the last outcome has field errors for, or adds them to the step on the screen.
   *
   * @param leads whether the visitor may be led to another step
   */
  #openFirstError(leads = this.submission.isAwaited): void {
    const { view, visible, pendingErrors } = this.state;
    const first = visible.find(({ id }) => pendingErrors[id]);
    if (!first || view.kind !== 'step') return;
    if (first.id !== view.step.id) {
      if (leads) this.#navigation.address.open(first.id, 'forward');
      return;
    }
    view.form?.store.addServerErrors(pendingErrors[first.id] ?? {});
    this.set(withStep(this.state, view));
  }

  #listenTo(form: FormStore | undefined): void {
    this.#stopListening();
    this.#stopListening = form?.subscribe(() => this.#answersChanged(form)) ?? (() => {});
  }

  #answersChanged(form: FormStore): void {
    const { answers } = form.state;
    const state = withUnlistedTexts(this.state, form);
    if (answers === state.answers && state.unlisted === this.state.unlisted) return;
    this.set(withAnswers(state, this.#loader, answers));
    this.#save();
  }

  /** Takes over answers of another tab, in the step on the screen and in all others. */
  #takeOver(takeOver: TakeOver): void {
    const { forms, answers } = this.state;
    const taken = Object.values(forms).reduce(
      (all, form) => takeOver(form, all, sourcesFor(form, all, this.#loader)),
      answers,
    );
    this.#replaceAnswers(taken);
    const { view } = this.state;
    if (view.kind === 'step' && !this.#isVisible(view.step)) this.#retry();
  }

  #isVisible({ id }: CompiledStep): boolean {
    return this.state.visible.some((step) => step.id === id);
  }

  #replaceAnswers(answers: Answers): void {
    const { view } = this.state;
    this.set(withAnswers(this.state, this.#loader, answers));
    if (view.kind === 'step') view.form?.store.replaceAnswers(answers);
  }

  #save(): void {
    const { answers, forms, unlisted } = this.state;
    const sourcesOf = (form: CompiledForm) => sourcesFor(form, answers, this.#loader);
    this.draft.save(answers, Object.values(forms), unlisted, sourcesOf);
  }
}

/** Adds the data source that holds the responses of the steps' load calls. */
const withStepData = (
  { steps }: CompiledWizard,
  environment: WizardEnvironment,
): WizardEnvironment =>
  steps.some(({ request }) => request)
    ? { ...environment, dataSources: { ...environment.dataSources, steps: {} } }
    : environment;
