import type { CompiledForm } from '../../compiled/form.ts';
import type { Question, QuestionGroup } from '../../compiled/question.ts';
import { type EvaluatedConditions, evaluateConditions } from '../../core/form/asked-questions.ts';
import { indexForm } from '../../core/form/form-index.ts';
import { getAt, isInside, toQuestionPointer } from '../../core/pointer.ts';
import { replaceAt } from '../../core/replace-at.ts';
import { findProblems } from '../../core/rules/find-problems.ts';
import type { ScreenAnswers } from '../../core/steps/screen-answers.ts';
import type { Texts } from '../../definition/texts.ts';
import { Store } from '../state/store.ts';
import type { TextFiller } from '../text/text-filler.ts';
import type { Answers, DataSources } from './answers.ts';
import { changedFields } from './changed-fields.ts';
import {
  addServerErrors,
  answerChanged,
  clearServerError,
  type FormerErrors,
  type FormerItem,
  type FormState,
  initialFormState,
  isValid,
  moveItems,
  type Refusal,
  refuseAnswer,
  returnItem,
  submitAttempted,
  sumUp,
  touch,
} from './form-state.ts';
import { hasEffects } from './has-effects.ts';
import { normalizeAnswers } from './normalize-answers.ts';
import { withFilledMessages } from './problems.ts';

/** Fills values into the texts of a form. */
interface FormTexts {
  filler: TextFiller;
  progressOf: (answers: Answers) => ScreenAnswers;
}

interface SetOptions {
  /** The answer that a widget shows already. */
  shown?: { pointer: string; value: unknown } | undefined;
  /** Pointer of the answer that has changed, where no other answer and no condition has. */
  only?: string | undefined;
}

type Listeners = Map<string, Set<() => void>>;

function notify(listeners: Listeners, pointers: Iterable<string>): void {
  for (const pointer of pointers) {
    for (const listener of listeners.get(pointer) ?? []) listener();
  }
}

/** Holds the state of the form on the screen; React reads it piece by piece. */
export class FormStore extends Store<FormState> {
  #evaluated: { answers: Answers; conditions: EvaluatedConditions } | undefined;
  readonly #answerListeners: Listeners = new Map();
  readonly #fieldListeners: Listeners = new Map();
  readonly #revisions = new Map<string, number>();
  /** How often answers from elsewhere, such as another tab, took the place of those here. */
  replacements = 0;
  /** The messages that the form opened with. */
  readonly initialServerErrors: FormState['serverErrors'];

  constructor(
    readonly form: CompiledForm,
    readonly dataSources: DataSources,
    readonly texts: Texts,
    answers: Answers,
    /** Errors that still block from an earlier showing of the form. */
    former?: FormerErrors | undefined,
    /** Present where texts of the screen show values. */
    readonly shownTexts?: FormTexts,
  ) {
    const problems = findProblems(form, answers, texts, dataSources);
    super(initialFormState(answers, withFilledMessages(problems, shownTexts?.filler)));
    shownTexts?.filler.open(dataSources, shownTexts.progressOf(answers));
    if (former) this.set(this.#changed({ ...this.state, ...former }, '', answers));
    this.initialServerErrors = this.state.serverErrors;
  }

  /** The data that the pointers of the form lead into. */
  get document(): DataSources & { answers: Answers } {
    return { ...this.dataSources, answers: this.state.answers };
  }

  /** The conditions of the form, evaluated for the current answers. */
  get conditions(): EvaluatedConditions {
    const { answers } = this.state;
    if (this.#evaluated?.answers !== answers) {
      this.#evaluated = {
        answers,
        conditions: evaluateConditions(this.form, answers, this.dataSources),
      };
    }
    return this.#evaluated.conditions;
  }

  /**
   * Listens to the field at `pointer` alone: to its answer, or to its message and whether and how it is asked.
   *
   * @returns the way to stop
   */
  subscribeTo(pointer: string, part: 'answer' | 'field', listener: () => void): () => void {
    const all = part === 'answer' ? this.#answerListeners : this.#fieldListeners;
    const listeners = all.get(pointer) ?? new Set();
    all.set(pointer, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** Returns a number that differs after each change of the field at `pointer` that its widget does not show yet. */
  revisionOf(pointer: string): number {
    return this.#revisions.get(pointer) ?? 0;
  }

  protected override set(state: FormState, { shown, only }: SetOptions = {}): void {
    const before = this.state;
    const conditions = this.#evaluated?.conditions;
    if (conditions && only !== undefined) this.#evaluated = { answers: state.answers, conditions };
    const isRefilled = state.answers !== before.answers && this.#refill(state.answers);
    super.set(state);
    if (state === before) return;
    const { answers, messages } = changedFields(before, state, only);
    // Any field may depend on a condition.
    const isAnyField = only === undefined && (conditions?.differFrom(this.conditions) ?? false);
    if (isAnyField) for (const pointer of this.#answerListeners.keys()) answers.add(pointer);
    const isShown =
      shown !== undefined &&
      (only !== undefined || getAt(state.answers, shown.pointer) === shown.value);
    if (shown && !isShown) answers.add(shown.pointer);
    for (const pointer of answers) {
      if (!isShown || pointer !== shown.pointer) {
        this.#revisions.set(pointer, this.revisionOf(pointer) + 1);
      }
    }
    notify(this.#answerListeners, answers);
    // An answer alone changes no more of its field than the message.
    if (isAnyField || isRefilled) notify(this.#fieldListeners, this.#fieldListeners.keys());
    else notify(this.#fieldListeners, only === undefined ? [...answers, ...messages] : messages);
  }

  /** Returns the question or group with the content of the branches that apply at `pointer`, and its texts filled. */
  contentAt<T extends Question | QuestionGroup>(source: T, pointer: string): T {
    const content = this.conditions.resolve(source, pointer);
    return this.shownTexts?.filler.fillContent(content) ?? content;
  }

  /** Fills the texts of the screen for other answers; returns whether one may differ. */
  #refill(answers: Answers): boolean {
    if (!this.shownTexts) return false;
    const { filler, progressOf } = this.shownTexts;
    const isRefilled = filler.refresh(progressOf(answers));
    filler.announce();
    return isRefilled;
  }

  /**
   * The visitor answers the field at `pointer`; `undefined` takes the answer back.
   *
   * @param isShown whether the field's widget shows this answer already
   */
  answer(pointer: string, value: unknown, isShown = false): void {
    const { conditions } = this;
    const { answers: before } = this.state;
    const own = this.form.proposer?.owned(pointer, this.state.own);
    const owning = own === this.state.own ? this.state : { ...this.state, own };
    const after = replaceAt(before, pointer, value);
    const change = { pointer, before: getAt(before, pointer), after: value, answers: after };
    const { dataSources } = this;
    const isAlone = !hasEffects(this.form, { ...change, dataSources, conditions });
    const state = isAlone
      ? this.#changed(owning, pointer, after)
      : this.#withAnswer(owning, pointer, value);
    this.set(state, {
      shown: isShown ? { pointer, value } : undefined,
      only: isAlone ? pointer : undefined,
    });
  }

  /** Takes out answers that choices do not offer which a call has brought. */
  fitAnswers(): void {
    const { answers, own } = this.state;
    const { dataSources } = this;
    const fitted = normalizeAnswers(this.form, answers, dataSources, answers, dataSources, own);
    this.set(this.#changed(this.state, '', fitted));
  }

  /** Shows other answers. They are normalized without the effects of a change. */
  replaceAnswers(answers: Answers): void {
    if (answers === this.state.answers) return;
    this.replacements += 1;
    const normalized = normalizeAnswers(this.form, answers, this.dataSources);
    this.set(this.#changed(this.state, '', normalized));
  }

  /** Adds an item to the list at `list`, with the defaults of its questions. */
  addItem(list: string): void {
    // It has no value yet; that of a group becomes an empty one.
    this.answer(list, [...this.#itemsOf(list), undefined]);
  }

  /**
   * Moves the items of the list at `list`, or removes some; their messages move along.
   *
   * @param order the former position of each item, in the new order
   */
  arrangeItems(list: string, order: number[]): void {
    const items = this.#itemsOf(list);
    const answers = order.map((position) => items[position]);
    // As before its first item was added, so that it requires no answers to other questions.
    const isUnanswered = answers.length === 0 && !this.conditions.isRequired(list);
    const value = isUnanswered ? undefined : answers;
    this.set(this.#withAnswer(moveItems(this.state, list, order), list, value));
  }

  /** Puts an item back into the list at `list`: at `index`, or at the end if it is shorter. */
  returnItem(list: string, index: number, removed: FormerItem): void {
    const items = this.#itemsOf(list);
    const state = returnItem(this.state, removed, list, [...items.keys()].toSpliced(index, 0, -1));
    const item = getAt(removed.before.answers, removed.pointer);
    const changed = replaceAt(this.state.answers, list, items.toSpliced(index, 0, item));
    // Without the effects of a change, which would add defaults to it.
    const answers = normalizeAnswers(this.form, changed, this.dataSources);
    this.set(this.#changed(state, list, answers));
  }

  #itemsOf(list: string): unknown[] {
    const items = getAt(this.state.answers, list);
    return Array.isArray(items) ? items : [];
  }

  #withAnswer(state: FormState, pointer: string, value: unknown): FormState {
    const before = state.answers;
    const changed = replaceAt(before, pointer, value);
    const answers = normalizeAnswers(
      this.form,
      changed,
      this.dataSources,
      before,
      this.dataSources,
      state.own,
    );
    return this.#changed(state, pointer, answers);
  }

  #changed(state: FormState, pointer: string, answers: Answers): FormState {
    const { form } = this;
    const move: typeof moveItems = (all, list, order) =>
      clearServerError(moveItems(all, list, order), list);
    const moved = form.choiceItems?.arrange(form, state, answers, move) ?? state;
    const changed = answerChanged(moved, pointer, answers, () =>
      withFilledMessages(
        findProblems(form, answers, this.texts, this.dataSources),
        this.shownTexts?.filler,
      ),
    );
    const refused = Object.keys(changed.serverErrors);
    if (refused.length === 0) return changed;
    // The visitor could not correct what is not asked any more, or by the step of another item.
    const { isAsked } = evaluateConditions(form, answers, this.dataSources);
    const { byPointer } = indexForm(form);
    const { item = '' } = form;
    const asksAt = (one: string) => isAsked(one) && (isInside(one, item) || isInside(item, one));
    return refused
      .filter(
        (one) =>
          (byPointer.has(toQuestionPointer(one)) && !asksAt(one)) ||
          form.unlistedTexts?.isReplaced(changed, one),
      )
      .reduce(clearServerError, changed);
  }

  touch(pointer: string): void {
    this.set(touch(this.state, pointer));
  }

  /** Shows every problem; true where there is none. */
  attemptSubmit(): boolean {
    this.set(submitAttempted(this.state));
    return isValid(this.state);
  }

  sumUp(): void {
    this.set(sumUp(this.state));
  }

  addServerErrors(messages: Record<string, string>): void {
    this.set(addServerErrors(this.state, messages));
  }

  /** A check refused the answer at `pointer`, or its list the text in its box. */
  refuseAnswer(pointer: string, refusal: Refusal, message: string): void {
    this.set(refuseAnswer(this.state, pointer, refusal, message));
  }

  clearServerError(pointer: string): void {
    this.set(clearServerError(this.state, pointer));
  }
}
