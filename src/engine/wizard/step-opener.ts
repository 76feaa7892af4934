import type { DraftStore } from '../draft/draft-store.ts';
import type { LoadedDraft } from '../draft/loaded-draft.ts';
import { startAnswers } from '../form/start-answers.ts';
import type { FormLoader } from './load-forms.ts';
import { type LoadedStep, loadStep } from './load-step.ts';
import type { ReadyStep } from './ready-step.ts';
import { landingStep, startUnchanged, startWizard, type WizardStart } from './start-wizard.ts';
import type { StepDataLoader, StepLoader } from './steps.ts';
import type { WizardState } from './wizard-state.ts';

/** A step with its form, and the start of the visit that led to it. */
export interface StartedStep extends LoadedStep {
  start: WizardStart;
}

interface StartingWizard {
  state: () => WizardState;
  /** Takes over the answers of the start, before a step is opened with them. */
  begin: (start: WizardStart) => void;
  /** Returns whether a step was on the screen. */
  hasShown: () => boolean;
}

/** Opens the steps of a wizard, after the draft, which is loaded once. */
export class StepOpener {
  #start: Promise<WizardStart> | undefined;

  constructor(
    private readonly draft: DraftStore,
    private readonly loader: StepLoader & FormLoader,
    private readonly wizard: StartingWizard,
  ) {}

  /**
   * @param requested id of the step in the address
   * @param data present where steps have load calls
   */
  async open(
    requested: string | undefined,
    data: Promise<StepDataLoader | undefined>,
  ): Promise<StartedStep> {
    this.#start ??= this.#begin(this.draft.load());
    const start = await this.#start;
    const step = this.wizard.hasShown() ? requested : landingStep(start, requested);
    const { loader, wizard } = this;
    return { ...(await loadStep(loader, wizard.state, step, await data)), start };
  }

  /** Opens the first step, which is loaded already; `undefined` where another version has stored the draft. */
  openAtOnce({ step, ready }: ReadyStep): StartedStep | undefined {
    const loaded = this.draft.load();
    if (loaded instanceof Promise) {
      this.#start = this.#begin(loaded);
      return undefined;
    }
    const start = startUnchanged(this.draft, loaded);
    this.#start = Promise.resolve(start);
    const answers = startAnswers(ready.form, start.answers, this.loader.dataSources);
    return { step, answers, forms: { [step.id]: ready.form }, ready, start };
  }

  async #begin(loaded: LoadedDraft | Promise<LoadedDraft>): Promise<WizardStart> {
    const start = await startWizard(this.draft, await loaded, this.loader);
    this.wizard.begin(start);
    return start;
  }
}
