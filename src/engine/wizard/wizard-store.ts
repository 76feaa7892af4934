import type { CompiledExit, CompiledStep, CompiledWizard } from '../../compiled/screen.ts';
import { DraftStore } from '../draft/draft-store.ts';
import type { LoadedDraft } from '../draft/loaded-draft.ts';
import type { Answers, DataSources } from '../form/answers.ts';
import type { FormStore } from '../form/form-store.ts';
import { startAnswers } from '../form/start-answers.ts';
import type { StepAddress } from '../host.tsx';
import type { ScreenEnvironment } from '../screen/environment.ts';
import { loadValueTexts, shownValues } from '../screen/shown-values.ts';
import { Store } from '../store.ts';
import { Submission } from '../submit/submission.ts';
import { createStepForm, previewStepForm } from './create-step-form.ts';
import { finalAnswers } from './final-answers.ts';
import { type FormLoader, loadAllForms, prefetchAfter } from './load-forms.ts';
import { type LoadedStep, loadStep } from './load-step.ts';
import type { ReadyStep } from './ready-step.ts';
import { landingStep, startUnchanged, startWizard, type WizardStart } from './start-wizard.ts';
import { exitFrom, neighbours, type StepLoader } from './steps.ts';
import {
  initialWizardState,
  type StepForm,
  type StepView,
  type WizardState,
  withAnswers,
  withBlockingErrors,
  withFieldErrors,
  withLoadFailure,
  withStep,
} from './wizard-state.ts';

export interface WizardEnvironment extends ScreenEnvironment, FormLoader {}

/** A step with its form, and the start of the visit that led to it. */
interface StartedStep extends LoadedStep {
  start: WizardStart;
}

/**
 * A wizard: the answers of all its steps, the step on the screen, their draft and their submission. The address decides
 * which step is on the screen: `next` and `back` ask for a new address, and `follow` opens the step that it names.
 */
export class WizardStore extends Store<WizardState> {
  readonly draft: DraftStore;
  readonly submission: Submission;
  readonly dataSources: DataSources;
  readonly #screen: CompiledWizard;
  readonly #shownValues: ReturnType<typeof shownValues>;
  readonly #environment: WizardEnvironment;
  readonly #loader: StepLoader & FormLoader;
  #start: Promise<WizardStart> | undefined;
  /** The step that was shown before the address was known. */
  #shownAtOnce: CompiledStep | undefined;
  #address: StepAddress = { step: undefined, from: undefined, open: () => {} };
  /** Ids of the steps that were on the screen. */
  readonly #shown = new Set<string>();
  /** Identifies the step that is on its way; any other one that arrives is dropped. */
  #request: object | undefined;
  #stopListening = () => {};

  /** @param first the step to show at once, so that it is there when the screen is drawn for the first time */
  constructor(screen: CompiledWizard, environment: WizardEnvironment, first?: ReadyStep) {
    super(initialWizardState);
    const { loadForm, readyForm, dataSources, texts, filler } = environment;
    this.#screen = screen;
    this.#environment = environment;
    this.dataSources = dataSources;
    this.#loader = { steps: screen.steps, loadForm, readyForm, dataSources, texts, filler };
    filler?.open(dataSources, this.state);
    this.draft = new DraftStore(screen, environment);
    this.#shownValues = shownValues(environment, () => this.state);
    this.submission = new Submission(screen.submit, environment, this.draft, this.#shownValues);
    if (first) this.#showAtOnce(first);
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
    const { view } = this.state;
    const request = {};
    const isCurrent = () => this.#request === request;
    this.#address = address;
    this.#request = request;
    const shown = view.kind === 'step' ? view.step : undefined;
    if (shown && shown === this.#shownAtOnce && (address.step ?? shown.id) === shown.id) {
      this.#settle(shown);
    } else if (!shown || shown.id !== address.step) {
      this.#load(address.step)
        .then((loaded) => {
          if (!isCurrent()) return;
          this.#show(loaded);
          this.#settle(loaded.step);
        })
        .catch((error) => isCurrent() && this.#stay(error));
    }
    return () => {
      if (isCurrent()) this.#request = undefined;
    };
  }

  /** The visitor goes on from a valid step: to the step that led back here, to the next one, or to the submission. */
  readonly next = (): void => {
    const around = this.#leave();
    if (!around) return;
    const { visible, index, next, exit } = around;
    if (exit !== undefined) {
      void this.#exit(exit);
      return;
    }
    const origin = visible.slice(index + 1).find(({ id }) => id === this.#address.from);
    if (origin) this.#address.open(origin.id, 'back');
    else if (next) this.#address.open(next.id, 'forward');
    else void this.#submit();
  };

  /**
   * Goes to the page of an exit, unless the visitor presses again, goes elsewhere or changes the answers before it can
   * open.
   */
  async #exit({ leave, shows }: CompiledExit): Promise<void> {
    const { answers } = this.state;
    const request = {};
    this.#request = request;
    const shown = shows && (await this.#shownValues(shows));
    if (this.#request !== request || this.state.answers !== answers) return;
    this.#environment.go(leave, undefined, shown);
  }

  /** The visitor goes one step back. */
  readonly back = (): void => {
    const previous = this.#leave()?.previous;
    if (previous) this.#address.open(previous.id, 'back');
  };

  /**
   * Loads ahead what the step on the screen leads to.
   *
   * @returns the form of the next step, unless it was on the screen before
   */
  async loadAhead(): Promise<ReadyStep | undefined> {
    const { view } = this.state;
    if (view.kind !== 'step') return undefined;
    if (view.step.exits?.some(({ shows }) => shows)) void loadValueTexts();
    const next = await prefetchAfter(view.step, this.#loader, this.state);
    return next && !this.#shown.has(next.step.id) ? next : undefined;
  }

  /** Creates a form like the one that a step opens with. What is answered in it is lost. */
  readonly previewForm = (step: ReadyStep): StepForm =>
    previewStepForm(step, this.state, this.#loader);

  /** Stores the answers of the step on the screen and returns its neighbours, and the page that its answers lead to. */
  #leave() {
    const { view, answers } = this.state;
    if (view.kind !== 'step') return undefined;
    this.submission.clearMessage();
    this.draft.flush();
    const exit = exitFrom(this.#loader, answers, view.step);
    return { ...neighbours(this.#loader, answers, view.step.id), exit };
  }

  async #load(requested: string | undefined): Promise<StartedStep> {
    this.#start ??= this.#begin(this.draft.load());
    const start = await this.#start;
    const step = this.state.view.kind === 'step' ? requested : landingStep(start, requested);
    return { ...(await loadStep(this.#loader, () => this.state, step)), start };
  }

  /** Shows the first step, unless another version has stored the draft. */
  #showAtOnce({ step, ready }: ReadyStep): void {
    const loaded = this.draft.load();
    if (loaded instanceof Promise) {
      this.#start = this.#begin(loaded);
      return;
    }
    const start = startUnchanged(this.draft, loaded);
    this.#start = Promise.resolve(start);
    this.#shownAtOnce = step;
    const answers = startAnswers(ready.form, start.answers, this.dataSources);
    this.#show({ step, answers, forms: { [step.id]: ready.form }, ready, start });
  }

  async #begin(loaded: LoadedDraft | Promise<LoadedDraft>): Promise<WizardStart> {
    const start = await startWizard(this.draft, await loaded, this.#loader);
    const { answers, forms } = start;
    this.set(withAnswers({ ...this.state, forms }, this.#loader, answers));
    return start;
  }

  #show({ step, answers, forms, ready, start }: StartedStep): void {
    this.#shown.add(step.id);
    const isFirst = this.state.view.kind !== 'step';
    this.submission.reopen();
    this.set(withBlockingErrors(this.state));
    const form =
      ready && createStepForm(ready, step.id, { answers, forms }, this.state, this.#loader);
    const view: StepView = {
      kind: 'step',
      step,
      form,
      questionsToReanswer: isFirst ? start.questionsToReanswer : [],
      loadFailed: false,
    };
    this.set(withStep(withAnswers({ ...this.state, forms }, this.#loader, answers), view));
    this.#listenTo(form?.store);
    // A visitor who goes on has seen which answers are missing: the draft is of this version from here on.
    if (!isFirst && start.changed) this.#save();
  }

  /** Names the step on the screen in the address. */
  #settle(step: CompiledStep): void {
    if (step.id !== this.#address.step) this.#address.open(step.id, 'replace');
  }

  /** Stays on the step on the screen, if there is one. */
  #stay(error: unknown): void {
    this.set(withLoadFailure(this.state, error));
    const { view } = this.state;
    if (view.kind === 'step') this.#address.open(view.step.id, 'back');
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

  /** Opens the first step that the last outcome has field errors for, or adds them to the step on the screen. */
  #openFirstError(): void {
    const { view, visible, pendingErrors } = this.state;
    const first = visible.find(({ id }) => pendingErrors[id]);
    if (!first || view.kind !== 'step') return;
    if (first.id !== view.step.id) {
      this.#address.open(first.id, 'forward');
      return;
    }
    view.form?.store.addServerErrors(pendingErrors[first.id] ?? {});
    this.set(withStep(this.state, view));
  }

  #listenTo(form: FormStore | undefined): void {
    this.#stopListening();
    this.#stopListening =
      form?.subscribe(() => this.#answersChanged(form.state.answers)) ?? (() => {});
  }

  #answersChanged(answers: Answers): void {
    if (answers === this.state.answers) return;
    this.set(withAnswers(this.state, this.#loader, answers));
    this.#save();
  }

  #save(): void {
    const { answers, forms } = this.state;
    this.draft.save(answers, Object.values(forms));
  }
}
