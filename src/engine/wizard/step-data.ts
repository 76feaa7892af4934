import type { CompiledForm } from '../../compiled/form.ts';
import type { CompiledStep } from '../../compiled/screen.ts';
import { coerceAnswer } from '../../core/form/coerce-answers.ts';
import { resolveRequest } from '../../core/mapping/resolve-request.ts';
import { expandPointer, getAt, isInside } from '../../core/pointer.ts';
import { omitAt, replaceAt } from '../../core/replace-at.ts';
import type { Answers, DataSources } from '../form/answers.ts';
import type { CallOutcome, LoadState } from '../host.tsx';
import type { ScreenEnvironment } from '../screen/environment.ts';
import type { StepDataLoader } from './steps.ts';

/** A call under way, or with an answer. */
interface StepCall {
  /** The values that were sent, as a text to compare them by. */
  values: string;
  abort: AbortController;
  outcome: Promise<CallOutcome>;
}

type Sources = DataSources & { answers: Answers };

/**
 * Makes the load calls of steps, and puts the bodies of the answers among the data sources. A call is made again only with
 * other values, which aborts the one before, or after a failure.
 */
export class StepData {
  readonly #calls = new Map<string, StepCall>();

  /** @param loaded the bodies by the ids of the steps, to which this adds */
  constructor(
    private readonly environment: Pick<ScreenEnvironment, 'send' | 'dataSources' | 'filler'>,
    private readonly loaded: Record<string, unknown>,
  ) {}

  /**
   * Returns the loader for one way through the steps.
   *
   * @param show shows a step whose call is under way, or has failed
   * @param retry makes the way once more
   */
  loaderFor(
    show: (step: CompiledStep, loading: LoadState) => void,
    retry: () => void,
  ): StepDataLoader {
    const { dataSources, filler } = this.environment;
    return {
      fit: fitToStepData,
      forget: (step) => this.#forget(step),
      load: async (step, answers) => {
        const call = this.#callOf(step, { ...dataSources, answers });
        if (!call) return false;
        const again = () => {
          this.#forget(step);
          retry();
        };
        show(step, { state: 'loading', retry: again });
        const outcome = await call.outcome;
        const isLatest = this.#calls.get(step.id) === call;
        if (isLatest && outcome.kind === 'success') {
          this.loaded[step.id] = outcome.response ?? {};
          return false;
        }
        if (isLatest) this.#calls.delete(step.id);
        const callOutcome = filler?.fillOutcome(outcome) ?? outcome;
        show(step, { state: 'failed', callOutcome, retry: again });
        return true;
      },
    };
  }

  #forget({ id }: CompiledStep): void {
    this.#calls.get(id)?.abort.abort();
    this.#calls.delete(id);
    delete this.loaded[id];
  }

  /** Returns the call of a step, which is made if it is not under way; `undefined` where its answer is there. */
  #callOf(step: CompiledStep, dataSources: Sources): StepCall | undefined {
    const { id, request } = step;
    if (!request) return undefined;
    const values = JSON.stringify(resolveRequest(request, dataSources));
    const before = this.#calls.get(id);
    if (before?.values === values) return id in this.loaded ? undefined : before;
    this.#forget(step);
    const abort = new AbortController();
    const call = {
      values,
      abort,
      outcome: this.environment.send(request, dataSources, abort.signal),
    };
    this.#calls.set(id, call);
    return call;
  }
}

/** Takes out the answers to the questions of a form that the responses of steps do not offer any more. */
function fitToStepData(
  { questions }: CompiledForm,
  answers: Answers,
  dataSources: DataSources,
): Answers {
  const offered = questions.filter(({ source }) =>
    source?.lists.some(({ from }) => isInside(from, '/steps')),
  );
  let fitted = answers;
  for (const question of offered) {
    for (const pointer of expandPointer(question.pointer, fitted)) {
      const value = getAt(fitted, pointer);
      const kept = coerceAnswer(question, value, { ...dataSources, answers: fitted }, pointer);
      if (JSON.stringify(kept) === JSON.stringify(value)) continue;
      fitted = kept === undefined ? omitAt(fitted, pointer) : replaceAt(fitted, pointer, kept);
    }
  }
  return fitted;
}
