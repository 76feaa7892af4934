import type { CompiledOutcome, CompiledSubmit } from '../../compiled/call.ts';
import type { PlaceMessages } from '../../compiled/screen.ts';
import type { CallTimes, OpenCall } from '../../core/draft/call-times.ts';
import { isSame } from '../../core/is-same.ts';
import { leavesProduct } from '../../core/leaves-product.ts';
import { getAt } from '../../core/pointer.ts';
import type { Texts } from '../../definition/texts.ts';
import type { Answers, DataSources } from '../form/answers.ts';
import type { CallOutcome, Host, ValueTexts } from '../host.tsx';
import { Store } from '../state/store.ts';
import { loadRetryText } from '../text/load-retry-text.ts';
import type { TextFiller } from '../text/text-filler.ts';
import { type CallMessage, callMessage } from './call-message.ts';

export interface SubmitEnvironment
  extends Pick<Host, 'send' | 'go' | 'tell' | 'here' | 'prepare' | 'readSources'> {
  texts: Texts;
  dataSources: DataSources;
  /** Present where texts of the screen show values. */
  filler?: TextFiller | undefined;
}

/** The draft of the answers that are sent. */
interface SentDraft {
  clear: () => void;
  /** Stores the answers for the tab, if nothing else does. */
  carry: () => void;
  /** Returns the times of a call that may have sent the same ones. */
  timesOfSame: () => CallTimes | undefined;
  /** Notes a call that may have sent them, until its end is known. */
  noteCall: (times: CallTimes) => OpenCall;
  noteEnd: (call: OpenCall, isSuccess: boolean) => void;
  /** Called when the visitor deletes them. */
  onDelete: () => void;
}

/** Messages beside fields, by pointer. */
export type FieldErrors = Record<string, string>;

/** The screen whose answers are sent. */
interface SentScreen {
  draft: SentDraft;
  /** Returns the answers of the moment. */
  answers: () => Answers;
  /** Puts the messages of an outcome about answers beside fields; `undefined` where the screen has no such outcomes. */
  place: (ended: CallOutcome) => ReturnType<PlaceMessages> | undefined;
  /** Writes for a reader what the page that an outcome leads to shows of the screen. */
  writeValues: (outcome: CompiledOutcome, response: unknown) => Promise<ValueTexts>;
}

export interface SubmissionState {
  /** Stays true until another site has opened, too: the form can't be sent again. */
  sending: boolean;
  /** The address of the other site that the outcome leads to, which takes its time to open. */
  leavingTo: string | undefined;
  /** The message about the last call. */
  message: CallMessage | undefined;
}

const initialState: SubmissionState = { sending: false, leavingTo: undefined, message: undefined };

/** The messages beside fields of screens that were left before they came, by the calls of these screens, until the next call. */
const unseen = new WeakMap<CompiledSubmit, { messages: FieldErrors; sent: Answers }>();

/** Sends the answers of a screen, one call at a time, and applies the outcome that its definition names. */
export class Submission extends Store<SubmissionState> {
  readonly #submit: CompiledSubmit;
  readonly #environment: SubmitEnvironment;
  readonly #screen: SentScreen;
  /** The latest call, unless one has succeeded since: no other failure counts. */
  #latest: OpenCall | undefined;
  /** Aborts the calls whose answers were deleted. */
  #calls = new AbortController();
  #isAwaited = false;
  #isShown = false;

  constructor(submit: CompiledSubmit, environment: SubmitEnvironment, screen: SentScreen) {
    super(initialState);
    this.#submit = submit;
    this.#environment = environment;
    this.#screen = screen;
    screen.draft.onDelete = () => {
      unseen.delete(this.#submit);
      this.#calls.abort();
      this.#calls = new AbortController();
    };
  }

  /**
   * Sends the answers and returns the outcome's field errors. Does nothing while a call is under way. Where the visitor has
   * stopped to wait for it, its outcome is told and leads nobody away. It counts all the same, unless it fails after the next
   * call was made, or the visitor has deleted the answers.
   *
   * @param prepareAnswers where it rejects, nothing is sent, and the call counts as failed
   */
  async send(prepareAnswers: () => Answers | Promise<Answers>): Promise<FieldErrors> {
    if (this.state.sending) return {};
    this.set({ ...this.state, sending: true });
    this.#isAwaited = true;
    unseen.delete(this.#submit);
    this.#prepareOutcomes();
    const { signal } = this.#calls;
    const answers = this.#screen.answers();
    const here = this.#environment.here?.();
    // The visitor can come back to the form as it was sent, whatever its end is.
    const { draft } = this.#screen;
    draft.carry();
    const call = draft.noteCall(this.#times());
    this.#latest = call;
    let isLate = false;
    let isOpen = false;
    let isSuccess = false;
    try {
      const document = await this.#collect(prepareAnswers, call);
      const callOutcome: CallOutcome = document
        ? await this.#environment.send(this.#submit, document, signal)
        : { kind: 'failure', outcome: undefined };
      isOpen = callOutcome.maybeArrived === true;
      isSuccess = callOutcome.kind === 'success';
      isLate = signal.aborted || (call !== this.#latest && !isSuccess);
      if (isLate) return {};
      if (isSuccess) this.#latest = undefined;
      return await this.#apply(callOutcome, document, { answers, here });
    } finally {
      const { leavingTo, message } = this.state;
      if (!isOpen && !signal.aborted) draft.noteEnd(call, isSuccess);
      if (!isLate) this.set({ ...this.state, sending: Boolean(leavingTo ?? message?.proceed) });
    }
  }

  /** The visitor waits no longer: the form can be sent again. */
  readonly stopWaiting = (): void => {
    this.#isAwaited = false;
    this.set({ ...initialState, message: this.#failed });
  };

  /** The screen opens; returns the function that notes that the visitor has left it. */
  readonly open = (): (() => void) => {
    this.#isShown = true;
    return () => {
      this.#isShown = false;
      this.moveOn();
    };
  };

  /** The visitor goes to another step. */
  readonly moveOn = (): void => {
    this.#isAwaited = false;
    this.reopen();
  };

  /** Whether the visitor still waits for the last outcome where it was asked for: other ones lead nobody away. */
  get isAwaited(): boolean {
    return this.#isAwaited;
  }

  /** The visitor is back from the other site, or stays here: the form can be sent again. */
  readonly reopen = (): void => {
    if (this.state.leavingTo !== undefined) this.set(initialState);
  };

  /** The messages of a call that failed once the screen was left, about answers that are the same as then. */
  get unseen(): FieldErrors {
    const { messages = {}, sent = {} } = unseen.get(this.#submit) ?? {};
    return aboutSame(messages, sent, this.#screen.answers());
  }

  /** The message of an outcome that still leads on stays. */
  clearMessage(): void {
    const { message } = this.state;
    if (message && !message.proceed) this.set({ ...this.state, message: undefined });
  }

  get #failed(): CallMessage {
    return { text: this.#environment.texts.callFailed, success: false };
  }

  /** Loads the pages that the call can lead to while it is under way. */
  #prepareOutcomes(): void {
    const { prepare } = this.#environment;
    for (const { go } of Object.values(this.#submit.outcomes).flat()) if (go) prepare?.(go);
  }

  /** Returns the times that the call sends: those of a call with the same answers, which may be the same call. */
  #times(): CallTimes {
    const { page, now } = this.#environment.readSources();
    return this.#screen.draft.timesOfSame() ?? { now, opened: page.opened };
  }

  /** Returns the data sources of the call; `undefined` where the answers can't be prepared. */
  async #collect(
    prepareAnswers: () => Answers | Promise<Answers>,
    { now, opened }: CallTimes,
  ): Promise<object | undefined> {
    const { dataSources, readSources } = this.#environment;
    try {
      const answers = await prepareAnswers();
      const { page } = readSources();
      return { ...dataSources, page: { ...page, ...(opened && { opened }) }, now, answers };
    } catch {
      return undefined;
    }
  }

  /** @param sent the answers as they were when the call was made, and the address of their form */
  async #apply(
    callOutcome: CallOutcome,
    document: object | undefined,
    sent: { answers: Answers; here: string | undefined },
  ): Promise<FieldErrors> {
    const { draft, answers, place, writeValues } = this.#screen;
    const { texts, go, filler, dataSources } = this.#environment;
    const { outcome, response } = filler?.fillOutcome(callOutcome) ?? callOutcome;
    const isSuccess = callOutcome.kind === 'success';
    const isOver = outcome?.clearDraft || !isSuccess;
    if (outcome?.clearDraft) draft.clear();
    const retry = await loadRetryText(callOutcome.retryAfter, texts, dataSources.language);
    const ended = { ...callOutcome, outcome };
    const { beside: placed = {}, others = [] } = place(ended) ?? {};
    const beside = aboutSame(placed, sent.answers, answers());
    const own = callMessage(ended, texts, { fill: filler?.fill, others, retry });
    const isTold = isSuccess || (this.#isAwaited && beside === placed);
    const message = own ?? (isTold ? undefined : this.#failed);
    this.set({ ...this.state, message });
    // Where the page of a success opens, its screen will have been left, too.
    const tell = this.#isAwaited || this.#isShown ? undefined : this.#environment.tell;
    if (!isSuccess) {
      const { here } = sent;
      const proceed = here === undefined ? undefined : () => void go(here);
      if (tell) unseen.set(this.#submit, { messages: beside, sent: sent.answers });
      tell?.({ text: texts.notArrived, isSuccess, action: texts.backToAnswers, proceed });
    }
    if (outcome?.go === undefined) {
      if (isSuccess) tell?.({ text: own?.text ?? texts.arrived, isSuccess, action: '' });
      return beside;
    }
    const { shows, showsReview, say, resends, go: address } = outcome;
    const written = shows || showsReview ? await writeValues(outcome, response) : undefined;
    const said = [say, retry].filter(Boolean).join(' ');
    const told = said === '' ? written : { ...written, said };
    const known = isSuccess ? { ...told, arrived: 'yes' } : told;
    const again = resends && JSON.stringify({ screen: resends, document });
    const passed = again ? { ...known, sent: again } : known;
    // Back leads to a form that can be sent again, and nowhere else.
    const proceed = () => go(address, isOver ? 'replace' : undefined, passed);
    const goOn = () => void go(address, undefined, passed);
    if (this.#isAwaited) {
      if (leavesProduct(address)) this.set({ ...this.state, leavingTo: address });
      await proceed();
    }
    if (!this.#isAwaited && isSuccess) {
      this.set({ ...this.state, message: { text: texts.arrived, success: true, proceed } });
      tell?.({ text: texts.arrived, isSuccess, action: texts.next, proceed: goOn });
    }
    return beside;
  }
}

/** Returns the messages about answers that have not changed since they were sent. */
function aboutSame(messages: FieldErrors, sent: Answers, present: Answers): FieldErrors {
  const all = Object.entries(messages);
  const same = all.filter(([pointer]) => isSame(getAt(sent, pointer), getAt(present, pointer)));
  return same.length === all.length ? messages : Object.fromEntries(same);
}
