import type { CompiledRequest } from '../../compiled/call.ts';
import { resolveRequest } from '../../core/mapping/resolve-request.ts';
import type { CallOutcome, Host } from '../host.tsx';

/** The outcomes of a request by the values that were sent. */
type Outcomes = Map<string, CallOutcome>;

const known = new WeakMap<Host['send'], WeakMap<CompiledRequest, Outcomes>>();

/** Returns the remembered outcomes of a request, which live as long as the `send` of its host. */
function outcomesOf(send: Host['send'], request: CompiledRequest): Outcomes {
  const ofHost = known.get(send) ?? new WeakMap<CompiledRequest, Outcomes>();
  known.set(send, ofHost);
  const outcomes = ofHost.get(request) ?? new Map();
  ofHost.set(request, outcomes);
  return outcomes;
}

interface CallOptions {
  send: Host['send'];
  /** Returns whether an outcome is remembered: the call is not made again with the same values. */
  isLasting: (outcome: CallOutcome) => boolean;
}

/**
 * Makes the calls of a question, one at a time. A call with other values aborts the one under way, whose outcome is dropped;
 * one with the same values is not made again.
 */
export class LatestCall {
  readonly #request: CompiledRequest;
  readonly #options: CallOptions;
  readonly #outcomes: Outcomes;
  #current:
    | { values: string; controller: AbortController; outcome: Promise<CallOutcome> }
    | undefined;

  constructor(request: CompiledRequest, options: CallOptions) {
    this.#request = request;
    this.#options = options;
    this.#outcomes = outcomesOf(options.send, request);
  }

  /** The values that the call under way sends. */
  get sending(): string | undefined {
    return this.#current?.values;
  }

  /**
   * Returns the values that the call sends from a document, as a text to compare them by; `undefined` where one is missing
   * in the path of the call, which can't be made then.
   */
  valuesIn(document: object): string | undefined {
    const values = resolveRequest(this.#request, document);
    const isMissing = Object.values(values.params).some((value) => (value ?? '') === '');
    return isMissing ? undefined : JSON.stringify(values);
  }

  /** Returns the remembered outcome of a call that sends these values. */
  known(values: string): CallOutcome | undefined {
    return this.#outcomes.get(values);
  }

  /**
   * Makes the call, whose mappings read from `document`.
   *
   * @returns the outcome; `undefined` where the call was aborted, or can't be made
   */
  async make(document: object): Promise<CallOutcome | undefined> {
    const values = this.valuesIn(document);
    if (values === undefined || this.#current?.values !== values) this.abort();
    if (values === undefined) return undefined;
    const outcome = this.known(values);
    if (outcome) return outcome;
    this.#current ??= this.#start(values, document);
    const current = this.#current;
    const result = await current.outcome;
    if (current.controller.signal.aborted) return undefined;
    if (this.#current === current) this.#current = undefined;
    if (this.#options.isLasting(result)) this.#outcomes.set(values, result);
    return result;
  }

  /** Drops the call under way. */
  abort(): void {
    this.#current?.controller.abort();
    this.#current = undefined;
  }

  #start(values: string, document: object) {
    const controller = new AbortController();
    const outcome = this.#options.send(this.#request, document, controller.signal);
    return { values, controller, outcome };
  }
}
