import type { CompiledRequest } from '../../../compiled/call.ts';
import { coerceAnswers } from '../../../core/form/coerce-answers.ts';
import { isObject } from '../../../core/is-object.ts';
import { resolveMapping } from '../../../core/mapping/resolve-mapping.ts';
import { expandPointer, getAt, itemPointer, toQuestionPointer } from '../../../core/pointer.ts';
import type { Answers } from '../answers.ts';
import type { FormStore } from '../form-store.ts';

/** Answers by pointer. */
type Filled = ReadonlyMap<string, unknown>;

/**
 * The answers that the checks of a form fill in. One follows the response of its check until the visitor changes it; an
 * answer of the visitor is never replaced.
 */
export class FilledAnswers {
  readonly #form: FormStore;
  /** What each check has filled in last, and the values that it had sent; by the pointer of the checked field. */
  readonly #last = new Map<string, { values: string; filled: Filled }>();

  constructor(form: FormStore) {
    this.#form = form;
  }

  /**
   * Fills in the answers of a response. What an earlier one filled in goes where this one has nothing.
   *
   * @param pointer the checked field
   * @param values the values that the check sent; those of the last time change nothing
   * @param document what the mapping reads; without it the call brought no response
   */
  fill(
    pointer: string,
    values: string,
    request: CompiledRequest,
    document: object | undefined,
  ): void {
    const last = this.#last.get(pointer);
    if (request.prefill === undefined || last?.values === values) return;
    const found = document ? this.#answersOf(pointer, request, document) : new Map();
    const earlier = last?.filled ?? new Map();
    this.#last.set(pointer, { values, filled: found });
    for (const target of new Set([...earlier.keys(), ...found.keys()])) {
      const answer = this.#answerAt(target);
      const isFree = isEmpty(answer) || isSame(answer, earlier.get(target));
      const value = found.get(target);
      if (isFree && !isSame(answer, value)) this.#form.answer(target, value);
    }
  }

  /**
   * Takes the answers that equal those of a response for filled in: the form opens with them. A form without any of them is
   * filled in.
   */
  resume(pointer: string, values: string, request: CompiledRequest, document: object): void {
    const found = this.#answersOf(pointer, request, document);
    const isOpen = [...found.keys()].every((target) => isEmpty(this.#answerAt(target)));
    if (isOpen) this.fill(pointer, values, request, document);
    else this.#last.set(pointer, { values, filled: found });
  }

  #answerAt(pointer: string): unknown {
    return getAt(this.#form.state.answers, pointer);
  }

  /** Returns the answers that a response brings, as far as questions of the form take them. */
  #answersOf(pointer: string, request: CompiledRequest, document: object): Filled {
    const { form, dataSources, state } = this.#form;
    const brought =
      request.prefill === undefined
        ? undefined
        : resolveMapping(request.prefill, document, request);
    if (!isObject(brought)) return new Map();
    const group = itemPointer(pointer) ?? '';
    const own = toQuestionPointer(group);
    const questions = form.questions
      .filter((question) => question.pointer.startsWith(`${own}/`))
      .map((question) => ({ ...question, pointer: question.pointer.slice(own.length) }));
    // Choices may depend on the answers around.
    const around = getAt(state.answers, group) as Answers;
    const fitted = coerceAnswers(questions, { ...around, ...brought }, dataSources);
    return new Map(
      questions
        .flatMap((question) => expandPointer(question.pointer, brought))
        .filter((inner) => getAt(brought, inner) !== undefined)
        .map((inner) => [group + inner, getAt(fitted, inner)] as const)
        .filter(([target, value]) => target !== pointer && !isEmpty(value)),
    );
  }
}

const isEmpty = (value: unknown): boolean => value === undefined || value === '';

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
