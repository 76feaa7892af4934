import type { CompiledRequest } from '../../../compiled/call.ts';
import {
  expandPointer,
  getAt,
  isInside,
  itemPointer,
  toQuestionPointer,
} from '../../../core/pointer.ts';
import { LatestCall } from '../../call/latest-call.ts';
import type { CallOutcome } from '../../host.tsx';
import type { FormStore } from '../form-store.ts';
import type { CheckEnvironment } from '../ready-form.ts';

/** Returns whether an outcome is remembered: the provider has answered to the values. */
const isLasting = ({ kind, outcome }: CallOutcome): boolean =>
  kind === 'success' || kind === 'errors' || outcome !== undefined;

/** The calls that check a form's answers, by the pointers of the fields, and the values that they send. */
export class CheckCalls {
  readonly #form: FormStore;
  readonly #environment: CheckEnvironment;
  readonly #calls = new Map<string, LatestCall>();

  constructor(form: FormStore, environment: CheckEnvironment) {
    this.#form = form;
    this.#environment = environment;
  }

  /** Returns the pointers of the fields with a check. */
  fields(): string[] {
    const { form, state } = this.#form;
    const { requests = {}, item = '' } = form;
    return Object.entries(requests)
      .flatMap(([pointer, { check }]) => (check ? expandPointer(pointer, state.answers) : []))
      .filter((pointer) => isInside(pointer, item));
  }

  requestOf(pointer: string): CompiledRequest | undefined {
    return this.#form.form.requests?.[toQuestionPointer(pointer)]?.check;
  }

  at(pointer: string): LatestCall | undefined {
    const call = this.#calls.get(pointer) ?? this.create(pointer);
    if (call) this.#calls.set(pointer, call);
    return call;
  }

  /** Returns a call that leaves the one at the pointer alone, and remembers its outcomes with it. */
  create(pointer: string): LatestCall | undefined {
    const request = this.requestOf(pointer);
    return request && new LatestCall(request, { send: this.#environment.send, isLasting });
  }

  documentOf(pointer: string): object {
    const { dataSources, state } = this.#form;
    const { answers } = state;
    const item = itemPointer(pointer);
    return { ...dataSources, answers, ...(item !== undefined && { item: getAt(answers, item) }) };
  }

  /** Returns the values to send; `undefined` where the answer is missing or breaks a rule of its own, or another value is missing. */
  valuesOf(pointer: string): string | undefined {
    const { state, conditions } = this.#form;
    const answer = getAt(state.answers, pointer);
    const isEmpty = answer === undefined || String(answer) === '';
    if (isEmpty || !conditions.isAsked(pointer)) return undefined;
    if (state.problems.at(pointer)) return undefined;
    return this.at(pointer)?.valuesIn(this.documentOf(pointer));
  }

  /** Returns the effects of a remembered outcome for values, with its texts filled. */
  effectsFor(pointer: string, values: string): CallOutcome['outcome'] {
    const { fillOutcome = (outcome: CallOutcome) => outcome } = this.#environment;
    const outcome = this.at(pointer)?.known(values);
    return outcome && fillOutcome(outcome).outcome;
  }

  /** Returns what a remembered outcome says of an accepted answer. */
  noteAt(pointer: string): string | undefined {
    const sent = this.at(pointer)?.valuesIn(this.documentOf(pointer));
    const { say, accept } = (sent !== undefined && this.effectsFor(pointer, sent)) || {};
    return accept && this.valuesOf(pointer) === sent ? say : undefined;
  }
}
