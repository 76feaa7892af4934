import type { DraftStore } from '../draft/draft-store.ts';
import type { LoadedDraft } from '../draft/loaded-draft.ts';
import type { ReadyForm } from '../form/ready-form.ts';
import { startAnswers } from '../form/start-answers.ts';
import type { FormLoader } from './load-forms.ts';
import type { ReadyStep } from './ready-step.ts';
import { landingStep, startUnchanged, startWizard, type WizardStart } from './start-wizard.ts';
import {
  type OpenedStep,
  openStep,
  type Progress,
  type StepDataLoader,
  type StepLoader,
} from './steps.ts';
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

  /**
   * Opens the first step, which is loaded already; `undefined` where another version has stored the draft, or the visitor has
   * left another step.
   */
  openAtOnce({ step, ready }: ReadyStep): StartedStep | undefined {
    const loaded = this.draft.load();
    if (loaded instanceof Promise || (loaded.step ?? step.id) !== step.id) {
      this.#start = this.#begin(loaded);
      return undefined;
    }
    const start = startUnchanged(this.draft, loaded);
    this.#start = Promise.resolve(start);
    this.wizard.begin(start);
    const answers = startAnswers(ready.form, start.answers, this.loader.dataSources);
    return { step, answers, forms: { [step.id]: ready.form }, ready, start };
  }

  async #begin(loaded: LoadedDraft | Promise<LoadedDraft>): Promise<WizardStart> {
    const start = await startWizard(this.draft, await loaded, this.loader);
    this.wizard.begin(start);
    return start;
  }
}

/** An opened step with the widgets and templates of its form; a review has none. */
interface LoadedStep extends OpenedStep {
  ready: ReadyForm | undefined;
}

/**
 * Opens a step and loads its form. Opens it anew where the answers have changed meanwhile: a visitor may go on typing
 * while a step loads.
 *
 * @param progress returns the answers and forms of the moment
 * @param requested as for `openStep`, like `data`
 */
async function loadStep(
  loader: StepLoader & FormLoader,
  progress: () => Progress,
  requested: string | undefined,
  data?: StepDataLoader,
): Promise<LoadedStep> {
  for (;;) {
    const before = progress();
    const opened = await openStep(loader, before, requested, data);
    const { id, item } = opened.step;
    const form = opened.failed ? undefined : opened.forms[item?.step ?? id];
    const ready = form && (await loader.readyForm(form));
    if (progress().answers === before.answers) return { ...opened, ready };
  }
}
