import type { CompiledRequest, FilledAnswers } from '../../../compiled/call.ts';
import { resolveMapping } from '../../../core/mapping/resolve-mapping.ts';
import { expandPointer, getAt, itemPointer, toQuestionPointer } from '../../../core/pointer.ts';
import { LatestCall } from '../../call/latest-call.ts';
import type { CallOutcome } from '../../host.tsx';
import { Store } from '../../state/store.ts';
import type { Answers } from '../answers.ts';
import type { CheckState } from '../form-context.tsx';
import { isValid } from '../form-state.ts';
import type { FormStore } from '../form-store.ts';
import type { CheckEnvironment, FormChecks, ReadyForm } from '../ready-form.ts';

/** Adds the checks of answers by calls. */
export const addTo = (ready: ReadyForm): ReadyForm => ({
  ...ready,
  createChecks: (store, environment) => new AnswerChecks(store, environment),
});

/** Milliseconds that Next and Submit wait at most, whatever the timeout of the call. */
const longestWait = 5000;

/** Returns whether an outcome is remembered: the provider has answered to the values. */
const isLasting = ({ kind, outcome }: CallOutcome): boolean =>
  kind === 'success' || kind === 'errors' || outcome !== undefined;

/**
 * Checks answers by calls while the form is on the screen. A refused answer has the message of the outcome, and blocks until
 * a value that was sent changes; a call that fails accepts the answer. An accepted answer can have a note for as long, and
 * the response can fill in other answers.
 */
export class AnswerChecks extends Store<CheckState> implements FormChecks {
  readonly #form: FormStore;
  readonly #environment: CheckEnvironment;
  /** By the pointer of the field, as all that follow. */
  readonly #calls = new Map<string, LatestCall>();
  /** The values to which the notes belong. */
  readonly #noted = new Map<string, string>();
  /** The values that were sent last. */
  readonly #sent = new Map<string, string>();
  /** The answers that the last response has filled in, and the values that were sent for it. */
  readonly #filled = new Map<string, { values: string; filled: FilledAnswers }>();
  /** The fields whose check may have filled in answers before the form opened. */
  readonly #opened = new Set<string>();
  /** The last attempt to submit: the answers that it is about, with those that checks fill in meanwhile. */
  #attempt: { answers: Answers } | undefined;

  constructor(form: FormStore, environment: CheckEnvironment) {
    super({ underWay: new Set(), notes: {} });
    this.#form = form;
    this.#environment = environment;
  }

  open(): () => void {
    for (const pointer of this.#fields()) {
      const values = this.#valuesOf(pointer);
      if (values === undefined) continue;
      const fills = this.#requestOf(pointer)?.fill !== undefined;
      if (fills) this.#opened.add(pointer);
      // An earlier showing of the form may have made the call. Its response tells which answers it has filled in.
      if (!fills || this.#callOf(pointer)?.known(values)) this.#showOutcome(pointer, values);
      else void this.#check(pointer);
    }
    const stop = this.#form.subscribe(() => this.#followAnswers());
    return () => {
      stop();
      this.#attempt = undefined;
      for (const pointer of this.state.underWay) this.#abort(pointer);
    };
  }

  refuses(pointer: string): boolean {
    return pointer in this.#form.state.refusals;
  }

  leave(pointer: string): void {
    void this.#check(pointer);
  }

  async finish(): Promise<boolean | undefined> {
    const attempt = { answers: this.#form.state.answers };
    this.#attempt = attempt;
    let timer: ReturnType<typeof setTimeout> | undefined;
    await Promise.race([
      Promise.all(this.#fields().map((pointer) => this.#check(pointer))),
      new Promise((resolve) => {
        timer = setTimeout(resolve, longestWait);
      }),
    ]);
    clearTimeout(timer);
    const isCurrent = this.#attempt === attempt && this.#form.state.answers === attempt.answers;
    return isCurrent ? isValid(this.#form.state) : undefined;
  }

  /** Returns the pointers of the fields with a check. */
  #fields(): string[] {
    const { form, state } = this.#form;
    return Object.entries(form.requests ?? {}).flatMap(([pointer, { check }]) =>
      check ? expandPointer(pointer, state.answers) : [],
    );
  }

  #requestOf(pointer: string): CompiledRequest | undefined {
    return this.#form.form.requests?.[toQuestionPointer(pointer)]?.check;
  }

  #callOf(pointer: string): LatestCall | undefined {
    const known = this.#calls.get(pointer);
    const request = this.#requestOf(pointer);
    if (known || !request) return known;
    const call = new LatestCall(request, { send: this.#environment.send, isLasting });
    this.#calls.set(pointer, call);
    return call;
  }

  #documentOf(pointer: string): object {
    const { dataSources, state } = this.#form;
    const { answers } = state;
    const item = itemPointer(pointer);
    return { ...dataSources, answers, ...(item !== undefined && { item: getAt(answers, item) }) };
  }

  /** Returns the values to send; `undefined` where the answer is missing or breaks a rule of its own, or another value is missing. */
  #valuesOf(pointer: string): string | undefined {
    const { state, conditions } = this.#form;
    const answer = getAt(state.answers, pointer);
    const isEmpty = answer === undefined || String(answer) === '';
    if (isEmpty || !conditions.isAsked(pointer)) return undefined;
    if (state.problems.at(pointer)) return undefined;
    return this.#callOf(pointer)?.valuesIn(this.#documentOf(pointer));
  }

  /** Returns the effects of a remembered outcome for the values. */
  #outcomeFor(pointer: string, values: string): CallOutcome['outcome'] {
    const { fillOutcome = (outcome: CallOutcome) => outcome } = this.#environment;
    const outcome = this.#callOf(pointer)?.known(values);
    return outcome && fillOutcome(outcome).outcome;
  }

  async #check(pointer: string): Promise<void> {
    const call = this.#callOf(pointer);
    const values = this.#valuesOf(pointer);
    if (!call || values === undefined) return;
    if (!call.known(values)) {
      // A call that has failed is not repeated for the same values.
      if (this.#sent.get(pointer) === values && call.sending !== values) return;
      this.#sent.set(pointer, values);
      this.set({ ...this.state, underWay: new Set(this.state.underWay).add(pointer) });
      if (!(await call.make(this.#documentOf(pointer)))) return;
      this.#end(pointer);
    }
    this.#showOutcome(pointer, values);
  }

  /** Shows what a remembered outcome says of the values, in place of what an earlier one said. */
  #showOutcome(pointer: string, values: string): void {
    const { say, accept } = this.#outcomeFor(pointer, values) ?? {};
    if (say !== undefined && !accept) this.#form.refuseAnswer(pointer, values, say);
    else if (this.refuses(pointer)) this.#form.clearServerError(pointer);
    this.#setNote(pointer, accept ? say : undefined, values);
    this.#fill(pointer, values);
  }

  /** Fills in what a response brings for the values that were sent, once. */
  #fill(pointer: string, values: string): void {
    const request = this.#requestOf(pointer);
    const last = this.#filled.get(pointer);
    if (!request?.fill || last?.values === values) return;
    const { form, dataSources, state } = this.#form;
    const { filled, changes } = request.fill({
      built: this.#builtFrom(request, pointer, values),
      pointer,
      questions: form.questions,
      answers: state.answers,
      dataSources,
      earlier: last?.filled ?? new Map(),
      opens: this.#opened.delete(pointer),
    });
    this.#filled.set(pointer, { values, filled });
    for (const [target, value] of changes) this.#form.answer(target, value);
    if (this.#attempt?.answers === state.answers) this.#attempt.answers = this.#form.state.answers;
  }

  /** Returns the answers that a request builds from its remembered response; `undefined` without one. */
  #builtFrom(request: CompiledRequest, pointer: string, values: string): unknown {
    const { kind, response } = this.#callOf(pointer)?.known(values) ?? {};
    if (kind !== 'success' || request.prefill === undefined) return undefined;
    return resolveMapping(request.prefill, { ...this.#documentOf(pointer), response }, request);
  }

  #setNote(pointer: string, note: string | undefined, values = ''): void {
    const { [pointer]: before, ...others } = this.state.notes;
    if (note === before) return;
    this.#noted.set(pointer, values);
    const notes = note === undefined ? others : { ...others, [pointer]: note };
    this.set({ ...this.state, notes });
  }

  /** Aborts the checks, and takes back the messages, for which other values would be sent now. */
  #followAnswers(): void {
    for (const pointer of this.state.underWay) {
      if (this.#valuesOf(pointer) !== this.#sent.get(pointer)) this.#abort(pointer);
    }
    for (const [pointer, values] of Object.entries(this.#form.state.refusals)) {
      if (this.#valuesOf(pointer) !== values) this.#form.clearServerError(pointer);
    }
    for (const pointer of Object.keys(this.state.notes)) {
      if (this.#valuesOf(pointer) !== this.#noted.get(pointer)) this.#setNote(pointer, undefined);
    }
  }

  #abort(pointer: string): void {
    this.#sent.delete(pointer);
    this.#calls.get(pointer)?.abort();
    this.#end(pointer);
  }

  #end(pointer: string): void {
    const underWay = new Set(this.state.underWay);
    underWay.delete(pointer);
    this.set({ ...this.state, underWay });
  }
}
