import type { FillAnswers, FilledAnswers } from '../../../compiled/call.ts';
import { isSame } from '../../../core/is-same.ts';
import { resolveMapping } from '../../../core/mapping/resolve-mapping.ts';
import { getAt } from '../../../core/pointer.ts';
import type { FormStore } from '../form-store.ts';
import type { CheckCalls } from './check-calls.ts';

/** Finds what the responses of checks fill in, and which answers an earlier response has filled in. */
export class AnswerFiller {
  readonly #form: FormStore;
  readonly #calls: CheckCalls;
  /** The answers that the last response has filled in, and the values that were sent for it, unless the call failed. */
  readonly #filled = new Map<string, { values: string | undefined; filled: FilledAnswers }>();
  /** Values from a draft or from another tab whose response is not known: it tells which answers were filled in. */
  readonly #opened = new Map<string, { values: string; document: object }>();

  constructor(form: FormStore, calls: CheckCalls) {
    this.#form = form;
    this.#calls = calls;
  }

  fills(pointer: string): boolean {
    return this.#calls.requestOf(pointer)?.fill !== undefined;
  }

  /**
   * Takes the answers that equal what the response to values has for filled in. They come from a draft or another tab.
   *
   * @returns whether the response is known; otherwise it is asked for once other values are filled in for
   */
  resume(pointer: string, values: string, document = this.#calls.documentOf(pointer)): boolean {
    if (this.#calls.at(pointer)?.known(values)) {
      const filled = this.#filledBy(pointer, values, document)?.filled;
      if (filled) this.#filled.set(pointer, { values, filled });
      return true;
    }
    if (this.fills(pointer)) this.#opened.set(pointer, { values, document });
    return false;
  }

  /**
   * Finds the answers that the response to values changes, once.
   *
   * @param isCurrent returns whether the values are still to be filled in for
   */
  async changesFor(
    pointer: string,
    values: string,
    isCurrent: () => boolean,
  ): Promise<[pointer: string, value: unknown][]> {
    if (!this.fills(pointer) || this.#filled.get(pointer)?.values === values) return [];
    const opens = await this.#learn(pointer, values);
    if (!isCurrent()) return [];
    const found = this.#filledBy(pointer, values, this.#calls.documentOf(pointer));
    if (!found) return [];
    const isKnown = this.#calls.at(pointer)?.known(values) !== undefined;
    const { filled, changes } = found;
    this.#filled.set(pointer, { values: isKnown ? values : undefined, filled });
    // The form has opened with what an earlier visit filled in, and the visitor has changed or emptied.
    return opens && changes.length < filled.size ? [] : changes;
  }

  /**
   * Learns which answers were filled in before the form opened, where the visitor has changed the checked one since. After a
   * call that fails, it tries again with the next values.
   *
   * @returns whether the values are those that it opened with
   */
  async #learn(pointer: string, values: string): Promise<boolean> {
    const opened = this.#opened.get(pointer);
    if (!opened || opened.values === values) return opened !== undefined;
    await this.#calls.create(pointer)?.make(opened.document);
    if (!this.#calls.at(pointer)?.known(opened.values)) return false;
    this.#opened.delete(pointer);
    const newer = [...(this.#filled.get(pointer)?.filled ?? [])];
    this.resume(pointer, opened.values, opened.document);
    const { filled = [] } = this.#filled.get(pointer) ?? {};
    const { answers } = this.#form.state;
    const unchanged = newer.filter(([target, value]) => isSame(getAt(answers, target), value));
    this.#filled.set(pointer, {
      values: opened.values,
      filled: new Map([...filled, ...unchanged]),
    });
    return false;
  }

  /** Returns what the remembered response to values fills in; nothing for a call that failed. */
  #filledBy(
    pointer: string,
    values: string,
    document: object,
  ): ReturnType<FillAnswers> | undefined {
    const request = this.#calls.requestOf(pointer);
    const { kind, response } = this.#calls.at(pointer)?.known(values) ?? {};
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
}
