import type { CompiledDraft } from '../../../compiled/screen.ts';
import { getAt } from '../../../core/pointer.ts';
import type { Answers } from '../../form/answers.ts';
import { parseItem, updateDraft } from '../draft.ts';
import {
  type CreateDraft,
  type DraftEnvironment,
  type DraftScreen,
  DraftStore,
} from '../draft-store.ts';
import {
  type DraftOwner,
  hasAnswers,
  isExpired,
  isOwnedBy,
  type KeptItem,
  ownerOf,
  parseKeptItem,
} from './kept-item.ts';
import { type AnswerChanges, changedPointers, mergeDrafts } from './merge-drafts.ts';
import { takeOver } from './take-over.ts';

/** The longest time without storing while the visitor goes on typing, in milliseconds. */
const longestWait = 1000;

const nothing: KeptItem = { answers: undefined, unreadable: false, version: 1, times: {} };

/**
 * A draft that stays in the browser until it is sent: several tabs share it, of each question the newest answer, it
 * belongs to one owner or one link, and it has an age.
 */
export class KeptDraft extends DraftStore {
  protected readonly keptAs: CompiledDraft;
  protected readonly environment: DraftEnvironment;
  readonly #owner: string | undefined;
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
    this.#owner =
      owner === undefined ? undefined : ownerOf(getAt(environment.dataSources, owner), this.link);
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
    // After its end in another tab, what is stored is another draft.
    if (!this.#isEnded()) this.#writeEnd();
    super.clear();
    this.#stopWaiting();
    this.#answers = {};
    this.#times = {};
    this.#given.clear();
    this.set({ ...this.state, resumed: false, saved: false, outdone: [] });
  }

  protected override read(): KeptItem {
    const item = this.readItem();
    // Another visitor's draft stays until this one answers; a widget would show its part of the answers at once.
    if (!item.answers && this.storage.read(this.keptAs.key) !== undefined) this.#removeItems();
    // What another version has stored is stored anew as a whole.
    const isOurs = item.version === this.keptAs.version;
    this.#answers = (isOurs && item.answers) || {};
    this.#times = isOurs ? item.times : {};
    this.set({ ...this.state, resumed: hasAnswers(item.answers) });
    return item;
  }

  protected override remove(key: string): void {
    if (this.state.ended || !this.#isOurs(this.#parsed())) return;
    this.#forgetParts();
    super.remove(key);
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
    const details = { times: this.#times, ...this.ownerWith(stored) };
    const next = isNew ? updateDraft(text, this.keptAs, merged.answers, details) : text;
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

  /** Returns to whom a draft belongs that takes the place of a stored one of the same visitor. */
  protected ownerWith({ owner, link }: DraftOwner): DraftOwner {
    return { owner: this.#owner ?? owner, link: this.link ?? link };
  }

  #isOurs(stored: Parameters<typeof isOwnedBy>[0]): boolean {
    const visitor = { owner: this.#owner, link: this.link };
    return isOwnedBy(stored, visitor, this.keptAs.owner !== undefined);
  }

  #parsed(): KeptItem {
    return parseKeptItem(this.storage.read(this.keptAs.key), this.keptAs.entry);
  }

  /** Reads the item, unless it is somebody else's, or too old. */
  protected readItem(): KeptItem {
    const item = this.#parsed();
    if (isExpired(item, this.keptAs, this.now())) {
      this.#forgetParts();
      this.storage.remove(this.keptAs.key);
      return nothing;
    }
    return this.#isOurs(item) ? item : nothing;
  }

  /** Removes what the browser keeps beside the stored draft. */
  #forgetParts(): void {
    void this.keptAs.forgetFiles?.(this.storage.read(this.keptAs.key) ?? '');
    this.#removeItems();
  }

  #removeItems(): void {
    for (const item of this.keptAs.items ?? []) this.storage.remove(item);
  }

  /** Tells whether another tab has sent or deleted the answers since this page began. */
  #isEnded(): boolean {
    const ended = this.state.ended || this.#readEnd() > this.#end;
    if (ended !== this.state.ended) this.set({ ...this.state, ended });
    return ended;
  }

  /** Returns when a draft of this visitor was sent or deleted last; 0 where none was. */
  #readEnd(): number {
    const { time, ...end } = parseEnd(this.storage.read(endKey(this.keptAs)));
    return this.#isOurs(end) ? time : 0;
  }

  #writeEnd(): void {
    this.#end = laterThan(this.#readEnd(), this.now());
    // Another tab has to know of the end before it finds nothing stored.
    const end = { time: this.#end, ...this.ownerWith({}) };
    this.storage.write(endKey(this.keptAs), JSON.stringify(end));
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

/** Reads when a draft has ended, and whose it was: `{ time, owner, link }`, or the time alone of earlier versions. */
function parseEnd(text = ''): DraftOwner & { time: number } {
  const { owner, link } = parseKeptItem(text, '');
  return { owner, link, time: Number(parseItem(text)?.time ?? text) || 0 };
}

/** Name of the item with the time at which a draft was sent or deleted last. */
export const endKey = ({ key }: Pick<CompiledDraft, 'key'>): string => `${key} ended`;

/** @throws where the screen has no draft */
export const createKeptDraft: CreateDraft = (screen, environment) => {
  const { draft } = screen;
  if (!draft) throw new Error('The screen has no draft.');
  return new KeptDraft({ ...screen, draft }, environment);
};
