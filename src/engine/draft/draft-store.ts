import type { CompiledForm, UnlistedTexts } from '../../compiled/form.ts';
import type { CompiledWizard } from '../../compiled/screen.ts';
import type { CallTimes, OpenCall } from '../../core/draft/call-times.ts';
import { linkOf } from '../../core/mapping/link-of.ts';
import { isInside, toQuestionPointer } from '../../core/pointer.ts';
import { brokenDown } from '../../definition/languages.ts';
import {
  type Answers,
  type DataSources,
  type StartingScreen,
  startingValues,
} from '../form/answers.ts';
import type { Host, ItemStorage } from '../host.tsx';
import { Store } from '../state/store.ts';
import { noDraft, readDraft, type StoredDraft, storedTexts, writeDraft } from './draft.ts';
import { draftAnswers } from './draft-answers.ts';
import { isOfAnotherVersion, type LoadedDraft } from './loaded-draft.ts';

/** The parts of a compiled screen that define its draft. */
export interface DraftScreen
  extends StartingScreen,
    Partial<Pick<CompiledWizard, 'draft' | 'load' | 'saveLater' | 'mailLink' | 'submit'>> {}

/** Runs a function after a delay; returns the way to cancel it. */
export type Schedule = (run: () => void, milliseconds: number) => () => void;

export interface DraftEnvironment {
  storage: ItemStorage;
  /** The storage of the tab. */
  session: ItemStorage;
  schedule: Schedule;
  dataSources: DataSources;
  readSources: () => DataSources;
  /** Makes the calls of a draft that the provider saves too. */
  send: Host['send'];
  /** Present where the draft of the screen stays in the browser, which takes code of its own. */
  createDraft?: CreateDraft | undefined;
}

export const createDraft: CreateDraft = (screen, environment) =>
  environment.createDraft?.(screen, environment) ?? new DraftStore(screen, environment);

/** Returns the answers of a screen with newer ones in their place, made to fit a form. */
export type TakeOver = (form: CompiledForm, answers: Answers, dataSources: DataSources) => Answers;

/** Creates the draft of a screen that stays in the browser. */
export type CreateDraft = (screen: DraftScreen, environment: DraftEnvironment) => DraftStore;

export interface DraftState {
  /** Whether the stored item is no draft. */
  unreadable: boolean;
  /** Whether the browser refused to store the answers the last time. */
  refused: boolean;
  /** Whether it had answers when the page opened. */
  resumed?: boolean;
  /** Whether answers were stored since. */
  saved?: boolean;
  /** Whether the tab holds them, and nothing else. */
  inTab?: boolean;
  /** Pointers of answers of this page that another tab has newer ones of. */
  outdone?: string[];
  /** Whether the answers of another visitor or link have taken the place of those that this page had stored. */
  displaced?: boolean;
  /** Whether another tab has sent or deleted the answers: this page stores nothing any more. */
  ended?: boolean;
  /** The calls that may have sent the answers, in their order; absent where there is none. */
  maybeSent?: OpenCall[] | undefined;
  /** Whether there are such calls, and one was made before the page was opened. */
  maybeSentBefore?: boolean | undefined;
}

interface Unsaved {
  /** False where the answers were carried to this page, and have not changed since. */
  isChanged: boolean;
  answers: Answers;
  unlisted: UnlistedTexts | undefined;
  forms: CompiledForm[];
  sourcesOf: (form: CompiledForm) => DataSources;
}

/** The draft of a screen: loaded once, then saved after each change. A screen without a draft has one that does nothing. */
export class DraftStore extends Store<DraftState> {
  readonly #screen: DraftScreen;
  readonly #environment: DraftEnvironment;
  protected storage: ItemStorage;
  /** Digest of the link that led to the screen, see `linkOf`. */
  protected readonly link: string | undefined;
  readonly #prefilled: Answers;
  /** Answers of a newer version of the form that this version does not ask for. */
  #unknownAnswers: Answers = {};
  #unsaved: Unsaved | undefined;
  #cancelSave = () => {};
  #isCarried = false;
  /** Called when another tab has newer answers. */
  onChanges: (takeOver: TakeOver) => void = () => {};
  /** Called when the visitor deletes the answers. */
  onDelete = () => {};
  readonly #dataSources = () => this.#environment.dataSources;

  constructor(screen: DraftScreen, environment: DraftEnvironment) {
    super({ unreadable: false, refused: false });
    this.#screen = screen;
    this.#environment = environment;
    this.storage = environment[screen.draft?.carriedIf ? 'session' : 'storage'];
    this.link = linkOf(screen.load, environment.dataSources);
    this.#prefilled = startingValues(screen, undefined, environment.dataSources);
  }

  /** Reads the draft; one of another version is migrated, by code that only its visitors load. */
  load(): LoadedDraft | Promise<LoadedDraft> {
    const { draft, fields } = this.#screen;
    const stored = this.read();
    if (draft?.carriedIf) {
      // The answers were carried to this page alone.
      this.storage.remove(draft.carriedIf);
      const { answers, unlisted } = stored;
      if (answers) {
        this.storage.remove(draft.key);
        // The next language may be chosen before anything changes.
        const sourcesOf = this.#dataSources;
        this.#unsaved = { isChanged: false, answers, unlisted, forms: [], sourcesOf };
      }
    }
    if (!isOfAnotherVersion(stored, draft)) {
      this.set({ ...this.state, unreadable: stored.unreadable });
      return stored;
    }
    return import('./migrate-draft.ts').then(({ migrateDraft }) => {
      const migrated = migrateDraft(stored, draft, fields);
      this.#unknownAnswers = migrated.changed.unknownAnswers;
      return migrated;
    });
  }

  /** Returns the answers that a screen starts with: the prefilled ones, and those of its draft over them. */
  startingValues(loaded: LoadedDraft): Answers {
    return startingValues(this.#screen, loaded.answers, this.#environment.dataSources);
  }

  /**
   * Stores the answers after the draft's delay, counted from the last call.
   *
   * @param forms the forms that these answers were coerced to
   * @param unlisted texts in place of answers
   * @param sourcesOf returns the data sources of one of them; those of the screen by default
   */
  save(
    answers: Answers,
    forms: CompiledForm[],
    unlisted?: UnlistedTexts,
    sourcesOf: Unsaved['sourcesOf'] = this.#dataSources,
  ): void {
    const { draft } = this.#screen;
    if (!draft) return;
    this.#unsaved = { isChanged: true, answers, unlisted, forms, sourcesOf };
    this.#cancelSave();
    this.#cancelSave = this.#environment.schedule(this.flush, draft.delay);
  }

  /** Stores unsaved answers at once. */
  readonly flush = (): void => {
    const { draft, unstored } = this.#screen;
    this.#cancelSave();
    if (!draft || !this.#unsaved) return;
    if (draft.carriedIf && !this.#isCarried) {
      const reason = this.storage.read(draft.carriedIf);
      if (!reason || (reason === brokenDown && !this.#unsaved.isChanged)) return;
    }
    const { answers, unlisted, forms, sourcesOf } = this.#unsaved;
    // A page that comes back from the cache of the browser can be left once more.
    if (!draft.carriedIf) this.#unsaved = undefined;
    const prefilled = this.#prefilled;
    const content = draftAnswers(answers, { unstored, prefilled, forms, sourcesOf });
    const texts = Object.entries(unlisted ?? {}).filter(
      ([pointer]) => !unstored.some((one) => isInside(toQuestionPointer(pointer), one)),
    );
    const written = this.write({ ...this.#unknownAnswers, ...content }, Object.fromEntries(texts));
    this.#setRefused(!written);
  };

  /** Stores the answers for the tab, where nothing else does. */
  carry(): void {
    this.#isCarried = true;
  }

  /**
   * Removes the draft, and drops unsaved answers.
   *
   * @param _isDeleted whether the visitor does not want them any more, rather than has sent them
   */
  clear(_isDeleted?: true): void {
    const { draft } = this.#screen;
    this.#cancelSave();
    this.#unsaved = undefined;
    if (draft) this.remove(draft.key);
  }

  /** Returns the times of a call that may have sent the same answers, from an earlier page too. */
  timesOfSame(): CallTimes | undefined {
    return undefined;
  }

  /** Notes a call that may have sent the answers, until its end is known. */
  noteCall(times: CallTimes): OpenCall {
    return { ...times, at: 0 };
  }

  /** The end of a call is known. After a success, nobody has to know those of the calls before it. */
  noteEnd(_call: OpenCall, _isSuccess: boolean): void {}

  /** The visitor does not want the answers any more. */
  delete(): void {
    this.onDelete();
    this.clear(true);
  }

  /** Takes over answers that another tab may have stored. */
  follow(): void {}

  /** A step is on the screen; `undefined` for the first one. */
  noteStep(_step: string | undefined): void {}

  /** The visitor goes to another step, and has seen the notices of this one. */
  moveOn(): void {}

  /** Whether the same answers count once, however often they are sent. */
  get countsOnce(): boolean {
    return this.#screen.submit?.call.once === true;
  }

  protected get hasUnsaved(): boolean {
    return this.#unsaved !== undefined;
  }

  protected read(): StoredDraft {
    const stored = readDraft(this.#screen.draft, this.storage);
    return stored.link === undefined || stored.link === this.link ? stored : noDraft;
  }

  /** Removes the item of the draft. */
  protected remove(key: string): void {
    this.storage.remove(key);
  }

  /** Stores answers and texts in place of answers; false where the browser refuses to. */
  protected write(answers: Answers, unlisted: UnlistedTexts): boolean {
    const { draft } = this.#screen;
    const details = { link: this.link, ...storedTexts(unlisted) };
    return draft === undefined || writeDraft(draft, this.storage, answers, details);
  }

  #setRefused(refused: boolean): void {
    if (refused !== this.state.refused) this.set({ ...this.state, refused });
  }
}
