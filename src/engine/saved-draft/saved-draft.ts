import type { UnlistedTexts } from '../../compiled/form.ts';
import type { CompiledDraft } from '../../compiled/screen.ts';
import type { CallTimes, OpenCall } from '../../core/draft/call-times.ts';
import {
  type AnswerChanges,
  changedPointers,
  mergeDrafts,
  replacedAnswers,
} from '../../core/draft/merge-drafts.ts';
import { isSame } from '../../core/is-same.ts';
import { getAt } from '../../core/pointer.ts';
import { parseItem, storedTexts, updateDraft } from '../draft/draft.ts';
import {
  type CreateDraft,
  type DraftEnvironment,
  type DraftScreen,
  type DraftState,
  DraftStore,
} from '../draft/draft-store.ts';
import type { Answers } from '../form/answers.ts';
import {
  type DraftOwner,
  hasAnswers,
  isExpired,
  isOwnedBy,
  ownerOf,
  parseSavedItem,
  type SavedItem,
} from './saved-item.ts';
import { takeOver } from './take-over.ts';

/** The longest time without storing while the visitor goes on typing, in milliseconds. */
const longestWait = 1000;

const nothing: SavedItem = { answers: undefined, unreadable: false, version: 1, times: {} };

/**
 * A draft that stays in the browser until it is sent: several tabs share it, of each question the newest answer, it
 * belongs to one owner or one link, and it has an age. If the screen names owners, but this visitor has neither an owner nor
 * a link, the draft stays for the visit alone.
 */
export class SavedDraft extends DraftStore {
  protected readonly savedAs: CompiledDraft;
  protected readonly environment: DraftEnvironment;
  readonly #owner: string | undefined;
  /** The last end of a draft that this page knows of: a later one happened in another tab. */
  #end: number;
  #answers: Answers = {};
  #times: SavedItem['times'] = {};
  /** The texts in place of answers that this page has stored. */
  #unlisted: UnlistedTexts = {};
  /** The step on the screen, until there is an item that names the one that was opened last. */
  #step: string | undefined;
  /** Pointers of the answers that were given on this page. */
  readonly #given = new Set<string>();
  /** The time of the last answer that is not stored yet. */
  #changedAt: number | undefined;
  #cancelLongest: (() => void) | undefined;

  constructor(screen: DraftScreen & { draft: CompiledDraft }, environment: DraftEnvironment) {
    super(screen, environment);
    this.savedAs = screen.draft;
    this.environment = environment;
    const { owner } = screen.draft;
    this.#owner =
      owner === undefined ? undefined : ownerOf(getAt(environment.dataSources, owner), this.link);
    if (owner !== undefined && this.#owner === undefined && this.link === undefined) {
      // Nothing would tell the answers of the next visitor apart.
      this.storage = environment.session;
      this.set({ ...this.state, inTab: true });
    }
    this.#end = this.#readEnd();
  }

  override save(...change: Parameters<DraftStore['save']>): void {
    this.#changedAt = this.now();
    super.save(...change);
    this.#cancelLongest ??= this.environment.schedule(
      () => {
        this.#cancelLongest = undefined;
        this.flush();
      },
      Math.max(longestWait, this.savedAs.delay),
    );
  }

  override follow(): void {
    if (this.hasUnsaved) this.flush();
    else if (this.#isEnded()) return;
    else if (this.#hasOwnVersion()) this.#merge();
    else if (this.#isDisplaced())
      this.set({ ...this.state, resumed: false, saved: false, displaced: true });
  }

  #isDisplaced(): boolean {
    const { saved, resumed } = this.state;
    const item = this.#parsed();
    return Boolean(saved || resumed) && item.answers !== undefined && !this.#isOurs(item);
  }

  /** Tabs of two versions that took each other's drafts over would store their own in return, for ever. */
  #hasOwnVersion(): boolean {
    const { answers, version } = this.readItem();
    return answers !== undefined && version === this.savedAs.version;
  }

  override noteStep(step: string | undefined): void {
    this.#step = step;
    this.#note({ step });
  }

  override timesOfSame(): CallTimes | undefined {
    this.flush();
    const call = this.#openCalls().at(-1);
    return call && call.at > 0 && this.#answeredAt() <= call.at ? call : undefined;
  }

  override noteCall(times: CallTimes): OpenCall {
    this.flush();
    const calls = this.#openCalls();
    const before = Math.max(this.#answeredAt(), calls.at(-1)?.at ?? 0);
    const call = { ...times, at: laterThan(before, this.now()) };
    this.#note({ maybeSent: this.#setCalls([...calls, call]) });
    return call;
  }

  override noteEnd(call: OpenCall, isSuccess: boolean): void {
    const isOpen = ({ at }: OpenCall) => (isSuccess ? at > call.at : at !== call.at);
    this.#note({ maybeSent: this.#setCalls(this.#openCalls().filter(isOpen)) });
  }

  /** Returns the time of the newest answer; 0 where there is none. */
  #answeredAt(): number {
    return Math.max(0, ...Object.values(this.#times));
  }

  /** Returns the calls that may have sent the answers, with those of other tabs. */
  #openCalls(): OpenCall[] {
    const stored = this.#isEnded() ? nothing : this.readItem();
    return (stored.answers ? stored.maybeSent : this.state.maybeSent) ?? [];
  }

  /** Returns the calls as a draft has them. */
  #setCalls(
    calls: OpenCall[] = [],
    isBefore = this.state.maybeSentBefore,
  ): DraftState['maybeSent'] {
    const maybeSent = calls.length > 0 ? calls : undefined;
    this.set({ ...this.state, maybeSent, maybeSentBefore: maybeSent && isBefore });
    return maybeSent;
  }

  /** Stores a detail of the draft, if there is one. */
  #note(detail: Pick<SavedItem, 'step' | 'maybeSent'>): void {
    const item = this.readItem();
    if (isSame({ ...item, ...detail }, item) || !item.answers || this.#isEnded()) return;
    const { key } = this.savedAs;
    this.storage.write(key, JSON.stringify({ ...parseItem(this.storage.read(key)), ...detail }));
  }

  override moveOn(): void {
    const { resumed, saved, outdone = [] } = this.state;
    if (!resumed && outdone.length === 0) return;
    this.set({ ...this.state, resumed: false, saved: resumed || saved, outdone: [] });
  }

  override clear(_isDeleted?: true): void {
    // A file that was chosen just now is in no stored answer yet.
    if (this.savedAs.deleteFiles) this.flush();
    // After its end in another tab, a stored draft is another one.
    if (!this.#isEnded()) this.#writeEnd();
    super.clear();
    this.#stopWaiting();
    this.#answers = {};
    this.#times = {};
    this.#unlisted = {};
    this.#given.clear();
    this.set({ ...this.state, resumed: false, saved: false, outdone: [] });
    this.#setCalls();
  }

  /** One that is too old is deleted. On an open page none is: its clock may have been set meanwhile. */
  protected override read(): SavedItem {
    if (isExpired(this.#parsed(), this.savedAs, this.now())) {
      this.#forgetParts();
      this.storage.remove(this.savedAs.key);
    }
    const item = this.readItem();
    // Another visitor's draft stays until this one answers; a widget would show its part of the answers at once.
    const isOfAnother = this.state.inTab || this.storage.read(this.savedAs.key) !== undefined;
    if (!item.answers && isOfAnother) this.#removeItems();
    // A draft of another version is stored anew as a whole.
    const isOurs = item.version === this.savedAs.version;
    this.#answers = (isOurs && item.answers) || {};
    this.#times = isOurs ? item.times : {};
    this.#unlisted = (isOurs && item.unlisted) || {};
    this.#step = item.step;
    this.set({ ...this.state, resumed: hasAnswers(item.answers) });
    this.#setCalls(item.maybeSent, true);
    return item;
  }

  protected override remove(key: string): void {
    if (this.state.ended || !this.#isOurs(this.#parsed())) return;
    this.#forgetParts();
    super.remove(key);
  }

  protected override write(answers: Answers, unlisted: UnlistedTexts): boolean {
    this.#stopWaiting();
    if (this.#isEnded()) return true;
    const given = new Set([
      ...changedPointers(this.#answers, answers),
      ...replacedAnswers(this.#unlisted, unlisted),
    ]);
    const time = laterThan(this.#openCalls().at(-1)?.at, this.#changedAt ?? this.now());
    this.#changedAt = undefined;
    for (const pointer of given) this.#given.add(pointer);
    const times = [...given].map((one) => [one, laterThan(this.#times[one], time)]);
    this.#times = { ...this.#times, ...Object.fromEntries(times) };
    this.#answers = answers;
    this.#unlisted = unlisted;
    const written = this.#merge();
    if (written && hasAnswers(this.#answers))
      this.set({ ...this.state, saved: true, displaced: false });
    return written;
  }

  /** Merges the stored answers with those of this page; false where the browser refuses to store them. */
  #merge(): boolean {
    const text = this.storage.read(this.savedAs.key);
    const stored = this.readItem();
    const { answers } = stored;
    const isSameVersion = stored.version === this.savedAs.version;
    const other = isSameVersion && answers ? { ...stored, answers } : { answers: {}, times: {} };
    const before = { answers: this.#answers, times: this.#times, unlisted: this.#unlisted };
    const merged = mergeDrafts(before, other);
    this.#answers = merged.answers;
    this.#times = merged.times;
    const isNew = Object.keys(merged.times).length > 0;
    const details = {
      times: this.#times,
      step: answers ? stored.step : this.#step,
      maybeSent: this.#setCalls(this.#openCalls()),
      ...storedTexts(merged.unlisted),
      ...this.ownerWith(stored),
    };
    const next = isNew ? updateDraft(text, this.savedAs, merged.answers, details) : text;
    const written =
      next === undefined || next === text || this.storage.write(this.savedAs.key, next);
    if (merged.changes.size > 0) this.#takeOver(merged.changes);
    return written;
  }

  #takeOver(changes: AnswerChanges): void {
    const outdone = [...changes.keys()].filter((pointer) => this.#given.has(pointer));
    for (const pointer of outdone) this.#given.delete(pointer);
    if (outdone.length > 0) this.set({ ...this.state, outdone });
    this.onChanges((form, all, dataSources) => takeOver(form, all, changes, dataSources));
  }

  /** Returns the owner of a draft that replaces a stored one of the same visitor. */
  protected ownerWith({ owner, link }: DraftOwner): DraftOwner {
    return { owner: this.#owner ?? owner, link: this.link ?? link };
  }

  #isOurs(stored: Parameters<typeof isOwnedBy>[0]): boolean {
    const visitor = { owner: this.#owner, link: this.link };
    return isOwnedBy(stored, visitor, this.savedAs.owner !== undefined);
  }

  #parsed(): SavedItem {
    return parseSavedItem(this.storage.read(this.savedAs.key), this.savedAs.entry);
  }

  /** Reads the item, unless it belongs to another visitor. */
  protected readItem(): SavedItem {
    const item = this.#parsed();
    return this.#isOurs(item) ? item : nothing;
  }

  /** Removes the files and items that the browser stores beside the draft. */
  #forgetParts(): void {
    void this.savedAs.deleteFiles?.(this.storage.read(this.savedAs.key) ?? '');
    this.#removeItems();
  }

  #removeItems(): void {
    for (const item of this.savedAs.items ?? []) this.environment.storage.remove(item);
  }

  /** Returns whether another tab has sent or deleted the answers since this page began. */
  #isEnded(): boolean {
    const ended = this.state.ended || this.#readEnd() > this.#end;
    if (ended && !this.state.ended) {
      this.set({ ...this.state, ended });
      this.#setCalls();
    }
    return ended;
  }

  /** Returns when a draft of this visitor was sent or deleted last; 0 where none was. */
  #readEnd(): number {
    const { time, ...end } = parseEnd(this.storage.read(endKey(this.savedAs)));
    return this.#isOurs(end) ? time : 0;
  }

  #writeEnd(): void {
    this.#end = laterThan(this.#readEnd(), this.now());
    // Another tab has to know of the end before it finds nothing stored.
    const end = { time: this.#end, ...this.ownerWith({}) };
    this.storage.write(endKey(this.savedAs), JSON.stringify(end));
  }

  #stopWaiting(): void {
    this.#cancelLongest?.();
    this.#cancelLongest = undefined;
  }

  protected now(): number {
    return Date.parse(this.environment.readSources().now ?? '') || 0;
  }
}

/** Returns a time that is later than an earlier one, also where the clock stands still or was set back. */
const laterThan = (earlier = 0, now: number): number => Math.max(now, earlier + 1);

/** Parses the end of a draft and its owner: `{ time, owner, link }`, or the time alone as earlier versions stored it. */
function parseEnd(text = ''): DraftOwner & { time: number } {
  const { owner, link } = parseSavedItem(text, '');
  return { owner, link, time: Number(parseItem(text)?.time ?? text) || 0 };
}

/** Name of the item with the time at which a draft was sent or deleted last. */
export const endKey = ({ key }: Pick<CompiledDraft, 'key'>): string => `${key} ended`;

/** @throws where the screen has no draft */
export const createSavedDraft: CreateDraft = (screen, environment) => {
  const { draft } = screen;
  if (!draft) throw new Error('The screen has no draft.');
  return new SavedDraft({ ...screen, draft }, environment);
};
