import type { CompiledDraft } from '../../../compiled/screen.ts';
import { changedPointers, mergeDrafts } from '../../../core/draft/merge-drafts.ts';
import { createTrace, migrateAnswers } from '../../../core/draft/migrate.ts';
import { isObject } from '../../../core/is-object.ts';
import { getAt } from '../../../core/pointer.ts';
import { storedTexts, updateDraft } from '../../draft/draft.ts';
import type {
  CreateDraft,
  DraftEnvironment,
  DraftScreen,
  DraftStore,
} from '../../draft/draft-store.ts';
import type { Answers } from '../../form/answers.ts';
import { SavedDraft } from '../saved-draft.ts';
import { hasAnswers, parseSavedItem, type SavedItem } from '../saved-item.ts';
import { withMemory } from './memory-storage.ts';
import { type SavedContent, Saver } from './saver.ts';

type SaveLaterScreen = DraftScreen &
  Required<Pick<DraftScreen, 'draft' | 'saveLater'>> & { draft: CompiledDraft };

/** A draft with answers. */
type FilledItem = SavedItem & { answers: Answers };

/**
 * A saved draft that the provider saves too. The provider's copy comes with the response of the load call, and is joined
 * with the one in this browser. Answers that the provider does not have are sent to it.
 */
export class SaveLaterDraft extends SavedDraft {
  readonly saver: Saver;
  readonly #from: string;

  constructor(screen: SaveLaterScreen, environment: DraftEnvironment) {
    super(screen, { ...environment, storage: withMemory(environment.storage) });
    const { saveLater, mailLink } = screen;
    this.#from = saveLater.from;
    this.saver = new Saver({ saveLater, mailLink, environment, read: () => this.#content() });
  }

  override moveOn(): void {
    super.moveOn();
    this.flush();
    void this.saver.save();
  }

  /** The page is hidden or left. */
  readonly leave = (): void => {
    this.flush();
    void this.saver.save('leaving');
  };

  override clear(isDeleted?: true): void {
    const item = this.readItem();
    super.clear();
    this.saver.stop();
    if (!isDeleted || !isFilled(item)) return;
    // The copy of the provider has to go too, now or when it can be reached again.
    const given = [...Object.keys(item.times), ...changedPointers({}, item.answers)];
    const ends = given.map((one) => [one, Math.max(this.now(), (item.times[one] ?? 0) + 1)]);
    const deleted = { answers: {}, unlisted: {}, maybeSent: undefined };
    this.#store({ ...item, ...deleted, times: Object.fromEntries(ends) });
    void this.saver.save('leaving');
  }

  protected override read(): SavedItem {
    const saved = parseSaved(getAt(this.environment.dataSources, this.#from), this.savedAs);
    const own = this.readItem();
    const joined = saved && (isFilled(own) ? joinItems(own, saved, this.savedAs) : saved);
    if (joined) this.#store(joined);
    const isNew = saved ? !joined || !isSame(joined, saved) : hasAnswers(own.answers);
    if (!isNew) this.saver.begin();
    const item = super.read();
    if (isNew) this.saver.change();
    return item;
  }

  protected override write(...content: Parameters<SavedDraft['write']>): boolean {
    const written = super.write(...content);
    if (!this.state.ended) this.saver.change();
    return written;
  }

  #store(item: FilledItem): void {
    const { key, entry } = this.savedAs;
    const { answers, times, version, step, maybeSent, unlisted = {} } = item;
    const details = { times, step, maybeSent, ...storedTexts(unlisted), ...this.ownerWith(item) };
    this.storage.write(key, updateDraft(undefined, { entry, version }, answers, details));
  }

  #content(): SavedContent | undefined {
    const item = this.readItem();
    if (!isFilled(item)) return undefined;
    const { answers, times, version } = item;
    return { answers, times, version };
  }
}

const isFilled = (item: SavedItem): item is FilledItem => item.answers !== undefined;

/** Reads the draft in a response. */
function parseSaved(value: unknown, { entry }: CompiledDraft): FilledItem | undefined {
  if (!isObject(value)) return undefined;
  const { answers, times, version } = value;
  const item = parseSavedItem(JSON.stringify({ times, version, [entry]: answers }), entry);
  return isFilled(item) ? item : undefined;
}

const isSame = (one: FilledItem, other: FilledItem): boolean =>
  one.version === other.version &&
  changedPointers(one.answers, other.answers).length === 0 &&
  changedPointers({ ...one.times }, { ...other.times }).length === 0;

/** @throws where the screen has no draft that the provider saves */
export const createSaveLaterDraft: CreateDraft = (screen, environment): DraftStore => {
  const { draft, saveLater } = screen;
  if (!draft || !saveLater) throw new Error('The provider saves no draft of the screen.');
  return new SaveLaterDraft({ ...screen, draft, saveLater }, environment);
};

/**
 * Joins the draft of this browser with the one that the provider has saved: of each question the newest answer. Drafts of
 * different versions are migrated first; one of a version that is newer than the form stays as it is.
 */
function joinItems(own: FilledItem, saved: FilledItem, draft: CompiledDraft): FilledItem {
  const [older, newer] = [own, saved].sort((one, other) => one.version - other.version);
  if (!older || !newer || newer.version > draft.version) return newer ?? saved;
  const isSame = older.version === newer.version;
  const [ours, theirs] = isSame ? [own, saved] : [migrated(own, draft), migrated(saved, draft)];
  return { ...ours, ...mergeDrafts(ours, theirs) };
}

/** Returns a draft in the version of the form. An answer that was moved is as old as the newest one. */
function migrated(item: FilledItem, { version: to, migrations = [] }: CompiledDraft): FilledItem {
  const { answers: before, version: from, times } = item;
  const { answers } = migrateAnswers(
    { answers: before, trace: createTrace(before) },
    { from, to, migrations },
  );
  const newest = Math.max(0, ...Object.values(times));
  const given = changedPointers({}, answers).map((pointer) => [pointer, times[pointer] ?? newest]);
  return { ...item, answers, version: to, times: Object.fromEntries(given) };
}
