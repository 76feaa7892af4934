import { isSame } from '../../../core/is-same.ts';
import { getAt } from '../../../core/pointer.ts';
import { within } from '../../../core/within.ts';
import { Store } from '../../state/store.ts';
import type { Answers } from '../answers.ts';
import type { CheckState } from '../form-context.tsx';
import { isValid } from '../form-state.ts';
import type { FormStore } from '../form-store.ts';
import type { CheckEnvironment, FormChecks, ReadyForm } from '../ready-form.ts';
import { AnswerFiller } from './answer-filler.ts';
import { CheckCalls } from './check-calls.ts';
import { remarksOf } from './remarks-of.ts';

/** Adds the checks of answers by calls, and by rules that only remark. */
export const addTo = (ready: ReadyForm): ReadyForm => ({
  ...ready,
  createChecks: (store, environment) => new AnswerChecks(store, environment),
});

/** Milliseconds that Next and Submit wait at most, whatever the timeout of the call. */
const longestWait = 5000;

/**
 * Checks answers by calls while the form is on the screen. A refused answer has the message of the outcome, and blocks until
 * a value that was sent changes; a call that fails accepts the answer. An accepted answer can have a note for as long, and
 * the response can fill in other answers. What rules say that only remark is such a note, too.
 */
export class AnswerChecks extends Store<CheckState> implements FormChecks {
  readonly #form: FormStore;
  readonly #calls: CheckCalls;
  readonly #filler: AnswerFiller;
  /** The values that were sent last, by the pointer of the field. */
  readonly #sent = new Map<string, string>();
  #isOpen = false;
  /** The last attempt to submit: the answers that it is about, with those that checks fill in meanwhile. */
  #attempt: { answers: Answers } | undefined;

  constructor(form: FormStore, environment: CheckEnvironment) {
    super({ underWay: new Set(), notes: {} });
    this.#form = form;
    this.#calls = new CheckCalls(form, environment);
    this.#filler = new AnswerFiller(form, this.#calls);
  }

  open(): () => void {
    this.#isOpen = true;
    for (const [pointer, values] of this.#checkable()) {
      // An earlier showing of the form may have made the call.
      if (this.#filler.resume(pointer, values)) this.#showOutcome(pointer, values);
      else if (this.#filler.fills(pointer)) void this.#check(pointer);
    }
    let { replacements } = this.#form;
    const stop = this.#form.subscribe(() => {
      const isReplaced = this.#form.replacements !== replacements;
      ({ replacements } = this.#form);
      if (isReplaced) for (const each of this.#checkable()) this.#filler.resume(...each);
      this.#followAnswers();
    });
    return () => {
      stop();
      this.#isOpen = false;
      this.#attempt = undefined;
      for (const pointer of this.state.underWay) this.#abort(pointer);
    };
  }

  leave(pointer: string): void {
    void this.#check(pointer);
  }

  async finish(): Promise<boolean | undefined> {
    const attempt = { answers: this.#form.state.answers };
    this.#attempt = attempt;
    await within(longestWait, this.#checkAll(attempt));
    const isCurrent = this.#attempt === attempt && this.#form.state.answers === attempt.answers;
    return isCurrent ? isValid(this.#form.state) : undefined;
  }

  /** Returns the fields whose answers can be checked, with the values to send. */
  #checkable(): [pointer: string, values: string][] {
    return this.#calls.fields().flatMap((pointer) => {
      const values = this.#calls.valuesOf(pointer);
      return values === undefined ? [] : [[pointer, values]];
    });
  }

  /** Makes the checks that are missing, also those of answers that another one fills in. */
  async #checkAll(attempt: { answers: Answers }): Promise<void> {
    let before: Answers | undefined;
    while (before !== attempt.answers && this.#attempt === attempt) {
      before = attempt.answers;
      await Promise.all(this.#calls.fields().map((pointer) => this.#check(pointer)));
    }
  }

  async #check(pointer: string): Promise<void> {
    const call = this.#calls.at(pointer);
    const values = this.#calls.valuesOf(pointer);
    if (!call || values === undefined) return;
    if (!call.known(values)) {
      // A call that has failed is not repeated for the same values.
      if (this.#sent.get(pointer) === values && call.sending !== values) return;
      this.#sent.set(pointer, values);
      this.set({ ...this.state, underWay: new Set(this.state.underWay).add(pointer) });
      if (!(await call.make(this.#calls.documentOf(pointer)))) return;
      this.#end(pointer);
    }
    this.#showOutcome(pointer, values);
    const isCurrent = () => this.#isOpen && this.#calls.valuesOf(pointer) === values;
    this.#change(await this.#filler.changesFor(pointer, values, isCurrent));
  }

  /** Changes answers as a response has it. */
  #change(changes: [pointer: string, value: unknown][]): void {
    const { answers } = this.#form.state;
    // One answer can clear or open another one.
    for (const [target, value] of [...changes, ...changes]) {
      if (getAt(this.#form.state.answers, target) !== value) this.#form.answer(target, value);
    }
    if (this.#attempt?.answers === answers) this.#attempt.answers = this.#form.state.answers;
  }

  /** Shows what a remembered outcome says of the values, in place of what an earlier one said. */
  #showOutcome(pointer: string, values: string): void {
    const { say, accept } = this.#calls.effectsFor(pointer, values) ?? {};
    if (say !== undefined && !accept) this.#form.refuseAnswer(pointer, { values }, say);
    else if (this.#form.state.refusals[pointer]?.values) this.#form.clearServerError(pointer);
    this.#showNotes();
  }

  /** Shows the notes of checks whose outcome is known, and of rules that only remark. */
  #showNotes(): void {
    const notes = remarksOf(this.#form);
    for (const pointer of this.#calls.fields()) {
      const note = this.#calls.noteAt(pointer);
      if (note !== undefined) notes[pointer] = note;
    }
    if (!isSame(notes, this.state.notes)) this.set({ ...this.state, notes });
  }

  /** Aborts the checks, and takes back the messages, for which other values would be sent now. */
  #followAnswers(): void {
    for (const pointer of this.state.underWay) {
      if (this.#calls.valuesOf(pointer) !== this.#sent.get(pointer)) this.#abort(pointer);
    }
    for (const [pointer, { values }] of Object.entries(this.#form.state.refusals)) {
      if (values && this.#calls.valuesOf(pointer) !== values) this.#form.clearServerError(pointer);
    }
    this.#showNotes();
  }

  #abort(pointer: string): void {
    this.#sent.delete(pointer);
    this.#calls.at(pointer)?.abort();
    this.#end(pointer);
  }

  #end(pointer: string): void {
    const underWay = new Set(this.state.underWay);
    underWay.delete(pointer);
    this.set({ ...this.state, underWay });
  }
}
