import type { CompiledRequest, FillAnswers, FilledAnswers } from '../../../compiled/call.ts';
import { indexForm } from '../../../core/form/form-index.ts';
import { resolveMapping } from '../../../core/mapping/resolve-mapping.ts';
import { expandPointer, getAt, itemPointer, toQuestionPointer } from '../../../core/pointer.ts';
import { LatestCall } from '../../call/latest-call.ts';
import type { CallOutcome } from '../../host.tsx';
import { Store } from '../../state/store.ts';
import type { Answers } from '../answers.ts';
import type { CheckState } from '../form-context.tsx';
import { isValid } from '../form-state.ts';
import type { FormStore } from '../form-store.ts';
import { findProblems, withFilledMessages } from '../problems.ts';
import type { CheckEnvironment, FormChecks, ReadyForm } from '../ready-form.ts';

/** Adds the checks of answers by calls, and by rules that only remark. */
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
 * the response can fill in other answers. What rules say that only remark is such a note, too.
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
  /** The answers that the last response has filled in, and the values that were sent for it, unless the call failed. */
  readonly #filled = new Map<string, { values: string | undefined; filled: FilledAnswers }>();
  /** What the form opened with, where the response to it is not known: it tells which answers were filled in. */
  readonly #opened = new Map<string, { values: string; document: object }>();
  /** The fields with rules that only remark which the visitor has left. */
  readonly #remarked = new Set<string>();
  #isOpen = false;
  /** The last attempt to submit: the answers that it is about, with those that checks fill in meanwhile. */
  #attempt: { answers: Answers } | undefined;

  constructor(form: FormStore, environment: CheckEnvironment) {
    super({ underWay: new Set(), notes: {} });
    this.#form = form;
    this.#environment = environment;
  }

  open(): () => void {
    this.#isOpen = true;
    for (const pointer of this.#fields()) {
      const values = this.#valuesOf(pointer);
      if (values === undefined) continue;
      // An earlier showing of the form may have made the call.
      if (this.#callOf(pointer)?.known(values)) this.#resume(pointer, values);
      else if (this.#requestOf(pointer)?.fill) {
        this.#opened.set(pointer, { values, document: this.#documentOf(pointer) });
        void this.#check(pointer);
      }
    }
    const stop = this.#form.subscribe(() => this.#followAnswers());
    return () => {
      stop();
      this.#isOpen = false;
      this.#attempt = undefined;
      for (const pointer of this.state.underWay) this.#abort(pointer);
    };
  }

  refuses(pointer: string): boolean {
    return pointer in this.#form.state.refusals;
  }

  leave(pointer: string): void {
    const question = indexForm(this.#form.form).byPointer.get(toQuestionPointer(pointer))?.source;
    if (question && 'remarks' in question) {
      this.#remarked.add(pointer);
      this.#remark();
    }
    void this.#check(pointer);
  }

  /** Says which rules that only remark are broken by the answers of fields that were left. */
  #remark(): void {
    const { form, state, texts, dataSources, shownTexts } = this.#form;
    if (!form.remarks || this.#remarked.size === 0) return;
    const remarking = { ...form, validate: form.remarks };
    const broken = findProblems(remarking, state.answers, texts, dataSources);
    const remarks = withFilledMessages(broken, shownTexts?.filler);
    for (const pointer of this.#remarked) {
      this.#setNote(pointer, remarks.find((one) => one.pointer === pointer)?.message);
    }
  }

  async finish(): Promise<boolean | undefined> {
    const attempt = { answers: this.#form.state.answers };
    this.#attempt = attempt;
    let timer: ReturnType<typeof setTimeout> | undefined;
    await Promise.race([
      this.#checkAll(attempt),
      new Promise((resolve) => {
        timer = setTimeout(resolve, longestWait);
      }),
    ]);
    clearTimeout(timer);
    const isCurrent = this.#attempt === attempt && this.#form.state.answers === attempt.answers;
    return isCurrent ? isValid(this.#form.state) : undefined;
  }

  /** Makes the checks that are missing, also those of answers that another one fills in. */
  async #checkAll(attempt: { answers: Answers }): Promise<void> {
    let before: Answers | undefined;
    while (before !== attempt.answers && this.#attempt === attempt) {
      before = attempt.answers;
      await Promise.all(this.#fields().map((pointer) => this.#check(pointer)));
    }
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
    await this.#fill(pointer, values);
  }

  /** Shows what is remembered for the values, and takes the answers that equal it for filled in. */
  #resume(pointer: string, values: string): void {
    this.#showOutcome(pointer, values);
    const filled = this.#filledBy(pointer, values, this.#documentOf(pointer))?.filled;
    if (filled) this.#filled.set(pointer, { values, filled });
  }

  /** Shows what a remembered outcome says of the values, in place of what an earlier one said. */
  #showOutcome(pointer: string, values: string): void {
    const { say, accept } = this.#outcomeFor(pointer, values) ?? {};
    if (say !== undefined && !accept) this.#form.refuseAnswer(pointer, values, say);
    else if (this.refuses(pointer)) this.#form.clearServerError(pointer);
    this.#setNote(pointer, accept ? say : undefined, values);
  }

  /** Fills in what a response brings for the values that were sent, once. */
  async #fill(pointer: string, values: string): Promise<void> {
    if (!this.#requestOf(pointer)?.fill || this.#filled.get(pointer)?.values === values) return;
    const opens = await this.#learn(pointer, values);
    if (!this.#isOpen || this.#valuesOf(pointer) !== values) return;
    const found = this.#filledBy(pointer, values, this.#documentOf(pointer));
    if (!found) return;
    const isKnown = this.#callOf(pointer)?.known(values) !== undefined;
    const { filled, changes } = found;
    this.#filled.set(pointer, { values: isKnown ? values : undefined, filled });
    // The form has opened with what an earlier visit filled in, and the visitor has changed or emptied.
    if (opens && changes.length < filled.size) return;
    const { answers } = this.#form.state;
    // One answer can clear or open another one.
    for (const [target, value] of [...changes, ...changes]) {
      if (getAt(this.#form.state.answers, target) !== value) this.#form.answer(target, value);
    }
    if (this.#attempt?.answers === answers) this.#attempt.answers = this.#form.state.answers;
  }

  /**
   * Learns which answers were filled in before the form opened, where the visitor has changed the checked one since.
   *
   * @returns whether the values are those that it opened with
   */
  async #learn(pointer: string, values: string): Promise<boolean> {
    const opened = this.#opened.get(pointer);
    const request = this.#requestOf(pointer);
    this.#opened.delete(pointer);
    if (!opened || !request || opened.values === values) return opened !== undefined;
    const call = new LatestCall(request, { send: this.#environment.send, isLasting });
    await call.make(opened.document);
    const filled = this.#filledBy(pointer, opened.values, opened.document)?.filled;
    if (filled) this.#filled.set(pointer, { values: opened.values, filled });
    return false;
  }

  /** Returns what the remembered response to values fills in; nothing for a call that failed. */
  #filledBy(
    pointer: string,
    values: string,
    document: object,
  ): ReturnType<FillAnswers> | undefined {
    const request = this.#requestOf(pointer);
    const { kind, response } = this.#callOf(pointer)?.known(values) ?? {};
    const { form, dataSources, state } = this.#form;
    return request?.fill?.({
      built:
        kind === 'success' && request.prefill !== undefined
          ? resolveMapping(request.prefill, { ...document, response }, request)
          : undefined,
      earlier: this.#filled.get(pointer)?.filled ?? new Map(),
      questions: form.questions,
      answers: state.answers,
      dataSources,
    });
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
    this.#remark();
    for (const pointer of Object.keys(this.state.notes)) {
      if (!this.#remarked.has(pointer) && this.#valuesOf(pointer) !== this.#noted.get(pointer))
        this.#setNote(pointer, undefined);
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
