import type { CompiledRequest } from '../../compiled/call.ts';
import type { CompiledForm } from '../../compiled/form.ts';
import type { CalledSource, Choice, CompiledChoiceSource } from '../../compiled/question.ts';
import { digest } from '../../core/digest.ts';
import {
  type CalledChoices,
  type FollowedAnswers,
  withItem,
} from '../../core/form/called-choices.ts';
import { resolveRequest } from '../../core/mapping/resolve-request.ts';
import { getAt } from '../../core/pointer.ts';
import type { Host, ItemStorage } from '../host.tsx';
import { Store } from '../state/store.ts';
import type { ChoicesRequest } from './choices-request.ts';
import { ChosenItemsStore } from './chosen-items.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { missingAnswer } from './missing-answer.ts';

export type ChoicesState =
  /** No call is made before the answer at the pointer is there. */
  { kind: 'waiting'; for: string } | { kind: 'loading' } | { kind: 'failed' } | { kind: 'known' };

/** The state of a list, with a text that differs where the question sends other values. */
export interface ChoicesView {
  state: ChoicesState;
  key: string;
}

/** A call under way, which questions share. */
interface Running {
  ended: Promise<void>;
  users: number;
  /** Whether the same call has failed before. */
  isRetry: boolean;
  abort: AbortController;
}

/** The end of a call: the items that it brought, or that it failed. */
type Ended = { items: unknown[] } | 'failed';

/**
 * Makes the calls that bring choices, and remembers the items by the values that were sent: a reply to other values never
 * replaces that to the present ones.
 */
export class CalledChoicesStore extends Store<ReadonlyMap<string, Ended>> implements CalledChoices {
  readonly #send: Host['send'];
  readonly #session: ItemStorage;
  readonly #running = new Map<string, Running>();
  /** The requests of the questions that were shown: only these can calculate. */
  readonly #requests = new WeakMap<CalledSource, CompiledRequest>();
  readonly #chosen: ChosenItemsStore;

  /**
   * @param session stores choices for the tab
   * @param chosenKey names its item for the choices that were made in searches, where the screen has a draft
   */
  constructor(send: Host['send'], session: ItemStorage, chosenKey?: string) {
    super(new Map());
    this.#chosen = new ChosenItemsStore(session, chosenKey);
    this.#send = send;
    this.#session = session;
  }

  readonly itemsOf = (
    source: CalledSource,
    document: object,
    pointer: string,
    list: CompiledChoiceSource['lists'][number] | undefined,
  ): unknown[] | undefined => {
    if (source.searches) {
      return this.#chosen.itemsFor(source, list, getAt(document, `/answers${pointer}`));
    }
    // Nothing can be chosen before the other question is answered.
    if (missingAnswer(source, document, pointer) !== undefined) return [];
    const request = this.#requests.get(source) ?? source;
    const ended = this.#endOf(source, keyOf({ source, request, document, pointer }));
    return ended === 'failed' ? undefined : ended?.items;
  };

  stateOf(list: ChoicesRequest): ChoicesState {
    return this.viewOf(list).state;
  }

  /**
   * Remembers the label of a choice that was made in a search.
   *
   * @param isStored whether the tab stores it
   */
  remember(source: CompiledChoiceSource, choice: Choice, isStored: boolean): void {
    this.#chosen.remember(source, choice, isStored);
  }

  readonly fetchAhead = (form: CompiledForm | undefined, progress: FollowedAnswers): void => {
    this.stopFetchingAhead();
    this.stopFetchingAhead = form ? fetchAhead(this, form, progress) : () => {};
  };

  stopFetchingAhead = (): void => {};

  viewOf(list: ChoicesRequest): ChoicesView {
    const key = keyOf(list);
    const missing = missingAnswer(list.source, list.document, list.pointer);
    if (missing !== undefined) return { key, state: { kind: 'waiting', for: missing } };
    // Searches make their own calls, for the typed text.
    if (list.source.searches) return { key, state: { kind: 'known' } };
    const ended = this.#endOf(list.source, key);
    if (!ended) return { key, state: { kind: 'loading' } };
    return { key, state: { kind: ended === 'failed' ? 'failed' : 'known' } };
  }

  /**
   * Makes the call for a list, unless its items are known, an answer that it sends is missing, or another question makes
   * the same call.
   *
   * @returns the end of the call, and the way to give it up: it is aborted once no question waits for it
   */
  open(list: ChoicesRequest): { ended: Promise<void>; close: () => void } {
    this.#requests.set(list.source, list.request);
    const { key, state } = this.viewOf(list);
    if (state.kind !== 'loading' && state.kind !== 'failed') return nothing;
    const running = this.#running.get(key) ?? this.#start(key, list);
    running.users += 1;
    const close = () => {
      running.users -= 1;
      if (running.users > 0) return;
      running.abort.abort();
      if (this.#running.get(key) !== running) return;
      this.#running.delete(key);
      // A question that has not called again itself offers to do so.
      if (running.isRetry) this.#remember(key, 'failed');
    };
    return { ended: running.ended, close };
  }

  #start(key: string, list: ChoicesRequest): Running {
    const isRetry = this.state.has(key);
    this.#remember(key, undefined);
    const abort = new AbortController();
    const running = { ended: this.#call(key, list, abort.signal), users: 0, isRetry, abort };
    this.#running.set(key, running);
    return running;
  }

  async #call(key: string, list: ChoicesRequest, signal: AbortSignal): Promise<void> {
    const { source, request, document, pointer } = list;
    const { kind, response } = await this.#send(request, withItem(document, pointer), signal);
    if (signal.aborted) return;
    this.#running.delete(key);
    const items = kind === 'success' ? getAt(response, source.from ?? '') : undefined;
    if (source.cache && Array.isArray(items))
      this.#session.write(storedKeyOf(key), JSON.stringify(items));
    this.#remember(key, Array.isArray(items) ? { items } : 'failed');
  }

  #remember(key: string, ended: Ended | undefined): void {
    if (this.state.get(key) === ended) return;
    const next = new Map(this.state);
    if (ended) next.set(key, ended);
    else next.delete(key);
    this.set(next);
  }

  #endOf({ cache }: CalledSource, key: string): Ended | undefined {
    const ended = this.state.get(key);
    if (ended || !cache) return ended;
    const items = parsedList(this.#session.read(storedKeyOf(key)));
    return items && { items };
  }
}

const nothing = { ended: Promise.resolve(), close: () => {} };

interface SentList extends Omit<ChoicesRequest, 'request'> {
  request: Pick<CompiledRequest, 'params' | 'send' | 'calculate' | 'choose'>;
}

/** Returns a text that differs where a question sends other values. */
const keyOf = ({ source, request, document, pointer }: SentList): string =>
  `${source.call}${source.from ?? ''} ${JSON.stringify(resolveRequest(request, withItem(document, pointer)))}`;

/** Returns the key in the tab's storage, where no values lie in plain text. */
const storedKeyOf = (key: string): string => `choices ${digest(key)}`;

function parsedList(text: string | undefined): unknown[] | undefined {
  try {
    const items: unknown = JSON.parse(text ?? 'null');
    return Array.isArray(items) ? items : undefined;
  } catch {
    return undefined;
  }
}
