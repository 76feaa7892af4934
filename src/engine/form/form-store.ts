import type { CompiledForm } from '../../compiled/form.ts';
import { type EvaluatedConditions, evaluateConditions } from '../../core/asked-questions.ts';
import { getAt } from '../../core/pointer.ts';
import { omitAt, replaceAt } from '../../core/replace-at.ts';
import type { Texts } from '../../definition/texts.ts';
import { Store } from '../store.ts';
import type { Answers, DataSources } from './answers.ts';
import { changedFields } from './changed-fields.ts';
import {
  addServerErrors,
  answerChanged,
  type FormState,
  initialFormState,
  isValid,
  moveItems,
  submitAttempted,
  touch,
} from './form-state.ts';
import { normalizeAnswers } from './normalize-answers.ts';
import { findProblems } from './problems.ts';

/** Holds the state of the form on the screen; React reads it piece by piece. */
export class FormStore extends Store<FormState> {
  #evaluated: { answers: Answers; conditions: EvaluatedConditions } | undefined;
  readonly #fieldListeners = new Map<string, Set<() => void>>();
  readonly #revisions = new Map<string, number>();

  constructor(
    readonly form: CompiledForm,
    readonly dataSources: DataSources,
    private readonly texts: Texts,
    answers: Answers,
    /** Messages of a call that still block from an earlier showing of the form. */
    readonly initialServerErrors: FormState['serverErrors'] = {},
  ) {
    super({
      ...initialFormState(answers, findProblems(form, answers, texts, dataSources.language)),
      serverErrors: initialServerErrors,
    });
  }

  /** The conditions of the form, evaluated for the current answers. */
  get conditions(): EvaluatedConditions {
    const { answers } = this.state;
    if (this.#evaluated?.answers !== answers) {
      this.#evaluated = { answers, conditions: evaluateConditions(this.form, answers) };
    }
    return this.#evaluated.conditions;
  }

  /**
   * Listens to the field at `pointer` alone: its answer, its message, and whether it is asked and required.
   *
   * @returns the way to stop
   */
  subscribeTo(pointer: string, listener: () => void): () => void {
    const listeners = this.#fieldListeners.get(pointer) ?? new Set();
    this.#fieldListeners.set(pointer, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** Returns a number that differs after each change of the field at `pointer` that its widget does not show yet. */
  revisionOf(pointer: string): number {
    return this.#revisions.get(pointer) ?? 0;
  }

  /** @param shown the answer that a widget shows already */
  protected override set(state: FormState, shown?: { pointer: string; value: unknown }): void {
    const before = this.state;
    const conditions = this.#evaluated?.conditions;
    super.set(state);
    if (state === before) return;
    // Any field may depend on a condition.
    const isAnyField = conditions?.differFrom(this.conditions) ?? false;
    const pointers = new Set(
      isAnyField ? this.#fieldListeners.keys() : changedFields(before, state),
    );
    const isShown = shown !== undefined && getAt(state.answers, shown.pointer) === shown.value;
    if (shown && !isShown) pointers.add(shown.pointer);
    for (const pointer of pointers) {
      if (!isShown || pointer !== shown.pointer) {
        this.#revisions.set(pointer, this.revisionOf(pointer) + 1);
      }
      for (const listener of this.#fieldListeners.get(pointer) ?? []) listener();
    }
  }

  /**
   * The visitor answers the field at `pointer`; `undefined` takes the answer back.
   *
   * @param isShown whether the field's widget shows this answer already
   */
  answer(pointer: string, value: unknown, isShown = false): void {
    const state = this.#withAnswer(this.state, pointer, value);
    this.set(state, isShown ? { pointer, value } : undefined);
  }

  /** Adds an item to the list at `list`, with the defaults of its questions. */
  addItem(list: string): void {
    this.answer(list, [...this.#itemsOf(list), {}]);
  }

  /**
   * Moves the items of the list at `list`, or removes some; their messages move along.
   *
   * @param order the former position of each item, in the new order
   */
  arrangeItems(list: string, order: number[]): void {
    const items = this.#itemsOf(list);
    const answers = order.map((position) => items[position]);
    this.set(this.#withAnswer(moveItems(this.state, list, order), list, answers));
  }

  #itemsOf(list: string): unknown[] {
    const items = getAt(this.state.answers, list);
    return Array.isArray(items) ? items : [];
  }

  #withAnswer(state: FormState, pointer: string, value: unknown): FormState {
    const before = state.answers;
    const changed =
      value === undefined ? omitAt(before, pointer) : replaceAt(before, pointer, value);
    const answers = normalizeAnswers(this.form, changed, this.dataSources, before);
    return answerChanged(
      state,
      pointer,
      answers,
      findProblems(this.form, answers, this.texts, this.dataSources.language),
    );
  }

  touch(pointer: string): void {
    this.set(touch(this.state, pointer));
  }

  /** Shows every problem; true where there is none. */
  attemptSubmit(): boolean {
    this.set(submitAttempted(this.state));
    return isValid(this.state);
  }

  addServerErrors(messages: Record<string, string>): void {
    this.set(addServerErrors(this.state, messages));
  }
}
