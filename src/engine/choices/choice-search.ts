import type { Choice } from '../../compiled/question.ts';
import type { LatestCall } from '../call/latest-call.ts';
import { Store } from '../state/store.ts';

/** Milliseconds after the last key. */
const pause = 300;

export type SearchState =
  | { kind: 'idle' }
  /** Too little is typed to search for. */
  | { kind: 'short' }
  | { kind: 'searching' }
  | { kind: 'failed' }
  | { kind: 'found'; choices: Choice[] };

interface SearchOptions {
  call: LatestCall;
  /** Number of characters from which on the call is made. */
  minTyped: number;
  /** Returns the data that the call sends from, with a text that was typed. */
  documentWith: (typed: string) => object;
  /** Returns the choices in a response; `undefined` where it has no list. */
  choicesIn: (response: unknown) => Choice[] | undefined;
  /** Remembers the label of a choice that the visitor has made. */
  remember: (choice: Choice) => void;
}

const idle: SearchState = { kind: 'idle' };
const short: SearchState = { kind: 'short' };
const failed: SearchState = { kind: 'failed' };

/** Finds the choices for a typed text. A reply to an earlier text never replaces that to the present one. */
export class ChoiceSearch extends Store<SearchState> {
  readonly #options: SearchOptions;
  #typed = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SearchOptions) {
    super(idle);
    this.#options = options;
  }

  get minTyped(): number {
    return this.#options.minTyped;
  }

  /** The visitor has typed a text. */
  readonly type = (text: string): void => {
    const { call, minTyped, documentWith } = this.#options;
    this.#typed = text.trim();
    clearTimeout(this.#timer);
    const document = documentWith(this.#typed);
    const isShort = this.#typed.length < minTyped;
    const values = isShort ? undefined : call.valuesIn(document);
    if (values === undefined || values !== call.sending) call.abort();
    const known = values === undefined ? undefined : call.known(values);
    if (isShort) this.set(this.#typed === '' ? idle : short);
    // A value is missing in the path of the call.
    else if (values === undefined) this.set(failed);
    else if (known) this.#show(known.response);
    else {
      this.set({ kind: 'searching' });
      this.#timer = setTimeout(() => void this.#make(document), pause);
    }
  };

  /** Makes the call that has failed again. */
  readonly retry = (): void => {
    const { call, documentWith } = this.#options;
    const document = documentWith(this.#typed);
    if (call.valuesIn(document) === undefined) return;
    this.set({ kind: 'searching' });
    void this.#make(document);
  };

  readonly remember = (choice: Choice): void => this.#options.remember(choice);

  /** Gives up the search. */
  readonly close = (): void => {
    clearTimeout(this.#timer);
    this.#options.call.abort();
    this.#typed = '';
    this.set(idle);
  };

  async #make(document: object): Promise<void> {
    const outcome = await this.#options.call.make(document);
    if (outcome) this.#show(outcome.kind === 'success' ? outcome.response : undefined);
  }

  #show(response: unknown): void {
    const choices = this.#options.choicesIn(response);
    this.set(choices ? { kind: 'found', choices } : { kind: 'failed' });
  }
}
