import type { CompiledDraft } from '../../../compiled/screen.ts';
import { isObject } from '../../../core/is-object.ts';
import { getAt } from '../../../core/pointer.ts';
import type { Answers } from '../../form/answers.ts';
import { updateDraft } from '../draft.ts';
import type { CreateDraft, DraftEnvironment, DraftScreen, DraftStore } from '../draft-store.ts';
import { type FilledItem, joinItems } from './join-items.ts';
import { KeptDraft } from './kept-draft.ts';
import { hasAnswers, type KeptItem, parseKeptItem } from './kept-item.ts';
import { withMemory } from './memory-storage.ts';
import { changedPointers } from './merge-drafts.ts';
import { type SavedContent, Saver } from './saver.ts';

type SavedDraftScreen = DraftScreen &
  Required<Pick<DraftScreen, 'draft' | 'saveLater'>> & { draft: CompiledDraft };

/**
 * A kept draft that the provider saves too. The draft that it has saved comes with the response of the load call, and is
 * joined with the one in this browser; what the provider does not have is sent to it.
 */
export class SavedDraft extends KeptDraft {
  readonly saver: Saver;
  readonly #from: string;

  constructor(screen: SavedDraftScreen, environment: DraftEnvironment) {
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
    // What the provider has saved has to go too, now or when it can be reached again.
    const given = [...Object.keys(item.times), ...changedPointers({}, item.answers)];
    const ends = given.map((one) => [one, Math.max(this.now(), (item.times[one] ?? 0) + 1)]);
    this.#store({ ...item, answers: {}, times: Object.fromEntries(ends) });
    void this.saver.save('leaving');
  }

  protected override read(): KeptItem {
    const saved = parseSaved(getAt(this.environment.dataSources, this.#from), this.keptAs);
    const own = this.readItem();
    const joined = saved && (isFilled(own) ? joinItems(own, saved, this.keptAs) : saved);
    if (joined) this.#store(joined);
    const isNew = saved ? !joined || !isSame(joined, saved) : hasAnswers(own.answers);
    if (!isNew) this.saver.begin();
    const item = super.read();
    if (isNew) this.saver.change();
    return item;
  }

  protected override write(answers: Answers): boolean {
    const written = super.write(answers);
    if (!this.state.ended) this.saver.change();
    return written;
  }

  #store(item: FilledItem): void {
    const { key, entry } = this.keptAs;
    const { answers, times, version } = item;
    const details = { times, ...this.ownerWith(item) };
    this.storage.write(key, updateDraft(undefined, { entry, version }, answers, details));
  }

  #content(): SavedContent | undefined {
    const item = this.readItem();
    if (!isFilled(item)) return undefined;
    const { answers, times, version } = item;
    return { answers, times, version };
  }
}

const isFilled = (item: KeptItem): item is FilledItem => item.answers !== undefined;

/** Reads the draft in a response. */
function parseSaved(value: unknown, { entry }: CompiledDraft): FilledItem | undefined {
  if (!isObject(value)) return undefined;
  const { answers, times, version } = value;
  const item = parseKeptItem(JSON.stringify({ times, version, [entry]: answers }), entry);
  return isFilled(item) ? item : undefined;
}

const isSame = (one: FilledItem, other: FilledItem): boolean =>
  one.version === other.version &&
  changedPointers(one.answers, other.answers).length === 0 &&
  changedPointers({ ...one.times }, { ...other.times }).length === 0;

/** @throws where the screen has no draft that the provider saves */
export const createSavedDraft: CreateDraft = (screen, environment): DraftStore => {
  const { draft, saveLater } = screen;
  if (!draft || !saveLater) throw new Error('The provider saves no draft of the screen.');
  return new SavedDraft({ ...screen, draft, saveLater }, environment);
};
