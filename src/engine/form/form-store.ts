import jsonpointer from 'jsonpointer';
import type { Texts } from '../../definition/texts.ts';
import { type Answers, type Surroundings, unset } from './answers.ts';
import {
  changed,
  type FormState,
  initialFormState,
  noted,
  passes,
  pressed,
  touched,
} from './form-state.ts';
import { findProblems } from './problems.ts';
import { type JudgedForm, settleAnswers } from './settle.ts';

/** Holds the state of the form on the screen and tells those who listen; React reads it piece by piece. */
export class FormStore {
  #state: FormState;
  readonly #listeners = new Set<() => void>();

  constructor(
    readonly form: JudgedForm,
    readonly surroundings: Surroundings,
    private readonly texts: Texts,
    answers: Answers,
  ) {
    this.#state = initialFormState(answers, findProblems(form, answers, texts));
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
    if (value === undefined) unset(answers, pointer);
    else jsonpointer.set(answers, pointer, value);
    const settled = settleAnswers(this.form, answers, this.surroundings, before);
    const problems = findProblems(this.form, settled, this.texts);
    this.#set(changed(this.#state, pointer, settled, problems));
  }

  touch(pointer: string): void {
    this.#set(touched(this.#state, pointer));
  }

  /** Shows every problem; true where there is none. */
  press(): boolean {
    this.#set(pressed(this.#state));
    return passes(this.#state);
  }

  note(notes: Record<string, string>): void {
    this.#set(noted(this.#state, notes));
  }

  #set(state: FormState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
