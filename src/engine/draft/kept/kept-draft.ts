import type { CompiledDraft } from '../../../compiled/screen.ts';
import { getAt } from '../../../core/pointer.ts';
import type { Answers } from '../../form/answers.ts';
import { updateDraft } from '../draft.ts';
import {
  type CreateDraft,
  type DraftEnvironment,
  type DraftScreen,
  DraftStore,
} from '../draft-store.ts';
import { hasAnswers, isExpired, isOfOwner, type KeptItem, parseKeptItem } from './kept-item.ts';
import { type AnswerChanges, changedPointers, mergeDrafts } from './merge-drafts.ts';
import { takeOver } from './take-over.ts';

/** The longest time without storing while the visitor goes on typing, in milliseconds. */
const longestWait = 1000;

const nothing: KeptItem = { answers: undefined, unreadable: false, version: 1, times: {} };

/**
 * A draft that stays in the browser until it is sent: several tabs share it, of each question the newest answer, it
 * belongs to one owner, and it has an age.
 */
export class KeptDraft extends DraftStore {
  protected readonly keptAs: CompiledDraft;
  protected readonly environment: DraftEnvironment;
  /** JSON of the value that owns the draft. */
  protected readonly owner: string | undefined;
  /** The last end of a draft that this page knows of: a later one happened in another tab. */
  #end: number;
  #answers: Answers = {};
  #times: KeptItem['times'] = {};
  /** Pointers of the answers that were given on this page. */
  readonly #given = new Set<string>();
  /** When the last answer was given that is not stored yet. */
  #changedAt: number | undefined;
  #cancelLongest: (() => void) | undefined;

  constructor(screen: DraftScreen & { draft: CompiledDraft }, environment: DraftEnvironment) {
    super(screen, environment);
    this.keptAs = screen.draft;
    this.environment = environment;
    const { owner } = screen.draft;
    this.owner =
      owner === undefined ? undefined : JSON.stringify(getAt(environment.dataSources, owner));
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
      Math.max(longestWait, this.keptAs.delay),
    );
  }

  override follow(item: string | null): void {
    if (item !== null && !item.startsWith(this.keptAs.key)) return;
    if (this.hasUnsaved) this.flush();
    else if (!this.#isEnded() && this.readItem().answers) this.#merge();
  }

  override moveOn(): void {
    const { resumed, saved, outdone = [] } = this.state;
    if (!resumed && outdone.length === 0) return;
    this.set({ ...this.state, resumed: false, saved: resumed || saved, outdone: [] });
  }

  override clear(_isDeleted?: true): void {
    // A file that was chosen just now is in no stored answer yet.
    if (this.keptAs.forgetFiles) this.flush();
    this.#forgetFiles();
    this.#end = laterThan(this.#readEnd(), this.now());
    // Another tab has to know of the end before it finds nothing stored.
    this.storage.write(endKey(this.keptAs), String(this.#end));
    super.clear();
    this.#stopWaiting();
    this.#answers = {};
    this.#times = {};
    this.#given.clear();
    this.set({ ...this.state, resumed: false, saved: false, outdone: [] });
  }

  protected override read(): KeptItem {
    const item = this.readItem();
    // What another version has stored is stored anew as a whole.
    const isOurs = item.version === this.keptAs.version;
    this.#answers = (isOurs && item.answers) || {};
    this.#times = isOurs ? item.times : {};
    this.set({ ...this.state, resumed: hasAnswers(item.answers) });
    return item;
  }

  protected override write(answers: Answers): boolean {
    this.#stopWaiting();
    if (this.#isEnded()) return true;
    const given = changedPointers(this.#answers, answers);
    const time = this.#changedAt ?? this.now();
    this.#changedAt = undefined;
    for (const pointer of given) this.#given.add(pointer);
    const times = given.map((one) => [one, laterThan(this.#times[one], time)]);
    this.#times = { ...this.#times, ...Object.fromEntries(times) };
    this.#answers = answers;
    const written = this.#merge();
    if (written && hasAnswers(this.#answers)) this.set({ ...this.state, saved: true });
    return written;
  }

  /** Merges the stored answers with those of this page; false where the browser refuses to store them. */
  #merge(): boolean {
    const text = this.storage.read(this.keptAs.key);
    const stored = this.readItem();
    const other = stored.version === this.keptAs.version ? stored.answers : undefined;
    const before = { answers: this.#answers, times: this.#times };
    const merged = mergeDrafts(before, { answers: other ?? {}, times: other ? stored.times : {} });
    this.#answers = merged.answers;
    this.#times = merged.times;
    const isNew = Object.keys(merged.times).length > 0;
    const next = isNew ? this.#textOf(text, merged.answers) : text;
    const written =
      next === undefined || next === text || this.storage.write(this.keptAs.key, next);
    if (merged.changes.size > 0) this.#takeOver(merged.changes);
    return written;
  }

  #takeOver(changes: AnswerChanges): void {
    const outdone = [...changes.keys()].filter((pointer) => this.#given.has(pointer));
    for (const pointer of outdone) this.#given.delete(pointer);
    if (outdone.length > 0) this.set({ ...this.state, outdone });
    this.onChanges((form, all, dataSources) => takeOver(form, all, changes, dataSources));
  }

  #textOf(text: string | undefined, answers: Answers): string {
    const { owner } = this;
    return updateDraft(text, this.keptAs, answers, { times: this.#times, owner });
  }

  /** Reads the item, unless it is somebody else's, or too old. */
  protected readItem(): KeptItem {
    const item = parseKeptItem(this.storage.read(this.keptAs.key), this.keptAs.entry);
    if (isExpired(item, this.keptAs, this.now())) {
      this.#forgetFiles();
      this.storage.remove(this.keptAs.key);
      return nothing;
    }
    const isOurs = this.keptAs.owner === undefined || isOfOwner(item, this.owner);
    return isOurs ? item : nothing;
  }

  #forgetFiles(): void {
    void this.keptAs.forgetFiles?.(this.storage.read(this.keptAs.key) ?? '');
  }

  /** Tells whether another tab has sent or deleted the answers since this page began. */
  #isEnded(): boolean {
    const ended = this.#readEnd() > this.#end;
    if (ended !== this.state.ended) this.set({ ...this.state, ended });
    return ended;
  }

  /** Returns when a draft was sent or deleted last; 0 where none was. */
  #readEnd(): number {
    return Number(this.storage.read(endKey(this.keptAs))) || 0;
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

/** Name of the item with the time at which a draft was sent or deleted last. */
export const endKey = ({ key }: Pick<CompiledDraft, 'key'>): string => `${key} ended`;

/** @throws where the screen has no draft */
export const createKeptDraft: CreateDraft = (screen, environment) => {
  const { draft } = screen;
  if (!draft) throw new Error('The screen has no draft.');
  return new KeptDraft({ ...screen, draft }, environment);
};
