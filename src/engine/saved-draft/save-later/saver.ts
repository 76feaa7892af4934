import type { CompiledRequest } from '../../../compiled/call.ts';
import type { DraftEnvironment } from '../../draft/draft-store.ts';
import type { DataSources } from '../../form/answers.ts';
import type { CallOutcome } from '../../host.tsx';
import { Store } from '../../state/store.ts';

export interface SaveState {
  isSaving: boolean;
  /** The end of the last save: "refused" where the link has expired, or the answers were sent. */
  result?: 'saved' | 'failed' | 'refused' | undefined;
  /** The result of the visitor's request to finish later. */
  leaving?: 'waiting' | 'saved' | 'mailed' | 'notMailed' | undefined;
}

/** The content of a draft that is sent. */
export interface SavedContent {
  answers: object;
  times: object;
  version: number;
}

interface SaverParts {
  saveLater: CompiledRequest;
  /** Mails the link; absent where no call does. */
  mailLink?: CompiledRequest | undefined;
  environment: DraftEnvironment;
  /** Returns the draft that is stored in this browser; `undefined` where there is none. */
  read: () => SavedContent | undefined;
}

/** Times in milliseconds. */
const quiet = 2000;
const longestWait = 10_000;
const untilRetry = 30_000;
const longestRetry = 3_600_000;

/** The statuses by which a provider refuses further answers for this link. */
const refusing = {};
const outcomes = { 401: refusing, 403: refusing, 404: refusing, 410: refusing, errors: refusing };

/** Saves a draft at the provider: some time after a change, or at once; again after a failure. */
export class Saver extends Store<SaveState> {
  readonly #parts: SaverParts;
  /** JSON of the draft that the provider has. */
  #saved: string | undefined;
  /** The latest save that is under way. */
  #latest: { text: string; end: Promise<void> } | undefined;
  #cancelQuiet = () => {};
  #cancelLongest: (() => void) | undefined;

  constructor(parts: SaverParts) {
    super({ isSaving: false });
    this.#parts = parts;
  }

  /** Notes that the provider has the draft of this browser. */
  begin(): void {
    this.#saved = JSON.stringify(this.#parts.read());
  }

  /** Saves once no other change has come for a while. */
  readonly change = (): void => {
    const { schedule } = this.#parts.environment;
    if (this.state.result === 'refused' || this.#isSaved()) return;
    if (this.state.leaving && this.state.leaving !== 'waiting') this.#set({ leaving: undefined });
    this.#cancelQuiet();
    this.#cancelQuiet = schedule(() => void this.save(), quiet);
    this.#cancelLongest ??= schedule(() => void this.save(), longestWait);
  };

  /**
   * Saves answers that the provider does not have yet, at once. Never rejects.
   *
   * @param how "leaving" lets the call end after the page
   */
  async save(how?: 'leaving'): Promise<void> {
    this.#stopWaiting();
    const { saveLater, environment, read } = this.#parts;
    const draft = read();
    const text = JSON.stringify(draft);
    if (!draft || this.state.result === 'refused' || text === this.#saved) return;
    if (text === this.#latest?.text) return this.#latest.end;
    const save = { text, end: Promise.resolve() };
    this.#latest = save;
    this.#set({ isSaving: true });
    save.end = this.#send(saveLater, { ...environment.dataSources, draft }, how).then((ended) => {
      // A later save reports its own result.
      if (this.#latest !== save) return;
      this.#latest = undefined;
      this.#end(ended, text);
    });
    await save.end;
  }

  /** The visitor wants to go on later: saves, and mails the link where a call does. */
  readonly leave = async (): Promise<void> => {
    const { mailLink, environment } = this.#parts;
    this.#set({ leaving: 'waiting' });
    await this.save();
    if (this.state.result === 'failed' || this.state.result === 'refused') {
      this.#set({ leaving: undefined });
      return;
    }
    const mailed = mailLink && (await this.#send(mailLink, environment.dataSources));
    const isMailed = mailed?.kind === 'success';
    this.#set({ leaving: mailed ? (isMailed ? 'mailed' : 'notMailed') : 'saved' });
  };

  /** Drops answers that are not saved yet. */
  stop(): void {
    this.#stopWaiting();
    this.#latest = undefined;
    this.#set({ isSaving: false, result: undefined, leaving: undefined });
  }

  #isSaved(): boolean {
    return JSON.stringify(this.#parts.read()) === this.#saved;
  }

  #end({ kind, outcome, retryAfter }: CallOutcome, text: string): void {
    if (kind === 'success') {
      this.#saved = text;
      this.#set({ isSaving: false, result: 'saved' });
      this.change();
      return;
    }
    const result = outcome === refusing ? 'refused' : 'failed';
    this.#set({ isSaving: false, result });
    if (result === 'refused') return;
    // A timer of a browser that is set for more than 24 days goes off at once.
    const wait = Math.min(retryAfter ? retryAfter * 1000 : untilRetry, longestRetry);
    this.#cancelQuiet();
    this.#cancelQuiet = this.#parts.environment.schedule(() => void this.save(), wait);
  }

  #send(request: CompiledRequest, sources: object, how?: 'leaving'): Promise<CallOutcome> {
    const { send, readSources } = this.#parts.environment;
    const { page, now }: Partial<DataSources> = readSources();
    const fetch = how && fetchBeyondPage;
    const failed: CallOutcome = { kind: 'failure', outcome: undefined };
    return send({ ...request, outcomes }, { ...sources, page, now }, undefined, fetch).catch(
      () => failed,
    );
  }

  #stopWaiting(): void {
    this.#cancelQuiet();
    this.#cancelLongest?.();
    this.#cancelLongest = undefined;
  }

  #set(change: Partial<SaveState>): void {
    this.set({ ...this.state, ...change });
  }
}

/** Makes a call that goes on after the page. Browsers refuse that for large bodies, which are sent as others are. */
const fetchBeyondPage: typeof fetch = (address, init) =>
  fetch(address, { ...init, keepalive: true }).catch(() => fetch(address, init));
