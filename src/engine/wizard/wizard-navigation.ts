import type { CompiledExit, CompiledStep } from '../../compiled/screen.ts';
import { exitFrom, neighbours, type StepContext } from '../../core/steps/shown-steps.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import type { StepAddress } from '../host.tsx';
import type { ScreenEnvironment } from '../screen/environment.ts';
import type { valueWriter } from '../screen/write-values.ts';
import type { Submission } from '../submit/submission.ts';
import type { WizardState } from './wizard-state.ts';

interface NavigatedWizard {
  state: () => WizardState;
  context: StepContext;
  draft: DraftStore;
  submission: Submission;
  writeValues: ReturnType<typeof valueWriter>;
  go: ScreenEnvironment['go'];
  /** Notes whether the visitor waits to leave the step on the screen. */
  markLeaving: (isLeaving: boolean) => void;
  /** Sends the answers of all steps. */
  submit: () => Promise<void>;
}

/** The ways on from the step on the screen: to its neighbours, to the page of an exit, to the submission. */
export class WizardNavigation {
  /** The address that the wizard follows. */
  address: StepAddress = { step: undefined, from: undefined, open: () => {} };
  /** The step or the page that is on its way. */
  readonly requests = new LatestRequest();

  constructor(private readonly wizard: NavigatedWizard) {}

  /** Names the step on the screen in the address. */
  settle({ id }: CompiledStep): void {
    if (id !== this.address.step) this.address.open(id, 'replace');
  }

  /**
   * The visitor goes on from a valid step: to the step that led back here, to the next one, or to the submission. Does
   * nothing while the answers are being sent.
   *
   * @returns the end of the submission
   */
  next(): Promise<void> | undefined {
    // Enter is pressed without a button, too.
    if (this.wizard.submission.state.sending) return undefined;
    const around = this.#leave();
    if (!around) return undefined;
    const { visible, index, next, exit } = around;
    if (exit !== undefined) {
      void this.#exit(exit);
      return undefined;
    }
    const origin = visible.slice(index + 1).find(({ id }) => id === this.address.from);
    if (origin) this.address.open(origin.id, 'back');
    else if (next) this.address.open(next.id, 'forward');
    else return this.wizard.submit();
    return undefined;
  }

  /** The visitor goes one step back. */
  back(): void {
    const previous = this.#leave()?.previous;
    if (previous) this.address.open(previous.id, 'back');
  }

  /** Stores the answers of the step on the screen and returns its neighbours, and the page that its answers lead to. */
  #leave() {
    const { context, draft, submission } = this.wizard;
    const { view, answers } = this.wizard.state();
    if (view.kind !== 'step' && view.kind !== 'loading') return undefined;
    submission.clearMessage();
    draft.flush();
    const exit = exitFrom(context, answers, view.step);
    return { ...neighbours(context, answers, view.step.id), exit };
  }

  /**
   * Goes to the page of an exit, unless the visitor presses again, goes elsewhere or changes the answers before it can
   * open.
   */
  async #exit({ leave, ...exit }: CompiledExit): Promise<void> {
    const { state, writeValues, go, markLeaving } = this.wizard;
    const { answers } = state();
    const { isLatest } = this.requests.start();
    markLeaving(true);
    try {
      const shown = exit.shows && (await writeValues(exit));
      if (isLatest() && state().answers === answers) await go(leave, undefined, shown);
    } finally {
      if (isLatest()) markLeaving(false);
    }
  }
}

/** Identifies the latest of several requests; the others are dropped. */
class LatestRequest {
  #latest: object | undefined;

  /** Starts a request, which replaces the one before. */
  start(): { isLatest: () => boolean; drop: () => void } {
    const request = {};
    this.#latest = request;
    const isLatest = () => this.#latest === request;
    return {
      isLatest,
      drop: () => {
        if (isLatest()) this.#latest = undefined;
      },
    };
  }
}
