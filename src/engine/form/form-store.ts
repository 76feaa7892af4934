import jsonpointer from 'jsonpointer';
import { isObject } from '../../core/is-object.ts';
import { getAt, removeAt, toQuestionPointer } from '../../core/pointer.ts';
import type { Texts } from '../../definition/texts.ts';
import { type Answers, type DataSources, withDefaults } from './answers.ts';
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
import { type FormWithConditions, normalizeAnswers } from './normalize-answers.ts';
import { findProblems } from './problems.ts';

/** Holds the state of the form on the screen and tells those who listen; React reads it piece by piece. */
export class FormStore {
  #state: FormState;
  readonly #listeners = new Set<() => void>();

  constructor(
    readonly form: FormWithConditions,
    readonly dataSources: DataSources,
    private readonly texts: Texts,
    answers: Answers,
    /** Messages of a call that still block from an earlier showing of the form. */
    readonly initialServerErrors: FormState['serverErrors'] = {},
  ) {
    this.#state = {
      ...initialFormState(answers, findProblems(form, answers, texts)),
      serverErrors: initialServerErrors,
    };
  }

  get state(): FormState {
    return this.#state;
  }

  /** Listens to every change; returns the way to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The visitor answers the field at `pointer`; `undefined` takes the answer back. */
  answer(pointer: string, value: unknown): void {
    const before = this.#state.answers;
    const answers = structuredClone(before);
    if (value === undefined) removeAt(answers, pointer);
    else jsonpointer.set(answers, pointer, value);
    const started = this.#withNewItems(pointer, answers, before);
    const settled = normalizeAnswers(this.form, started, this.dataSources, before);
    const problems = findProblems(this.form, settled, this.texts);
    this.#set(answerChanged(this.#state, pointer, settled, problems));
  }

  /** Items that are new in the list at `pointer` get their defaults. */
  #withNewItems(pointer: string, answers: Answers, before: Answers): Answers {
    const items = getAt(answers, pointer);
    const known = getAt(before, pointer);
    const length = Array.isArray(known) ? known.length : 0;
    if (!Array.isArray(items) || items.length <= length) return answers;
    const inside = `${toQuestionPointer(pointer)}/-/`;
    const questions = this.form.questions.flatMap((question) =>
      question.pointer.startsWith(inside)
        ? [{ ...question, pointer: question.pointer.slice(inside.length - 1) }]
        : [],
    );
    if (questions.length === 0) return answers;
    const started = items.map((item, index) =>
      index < length ? item : withDefaults(questions, isObject(item) ? item : {}),
    );
    jsonpointer.set(answers, pointer, started);
    return answers;
  }

  /**
   * The items of the list at `list` have changed places, or some are gone: what was touched or noted goes with them.
   * Their answers come by `answer`.
   *
   * @param order the former position of each item, in the new order
   */
  moveItems(list: string, order: number[]): void {
    this.#set(moveItems(this.#state, list, order));
  }

  touch(pointer: string): void {
    this.#set(touch(this.#state, pointer));
  }

  /** Shows every problem; true where there is none. */
  attemptSubmit(): boolean {
    this.#set(submitAttempted(this.#state));
    return isValid(this.#state);
  }

  addServerErrors(notes: Record<string, string>): void {
    this.#set(addServerErrors(this.#state, notes));
  }

  #set(state: FormState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
