import type { CompiledDraft } from '../../compiled/screen.ts';
import { isObject } from '../../core/is-object.ts';
import type { Answers } from '../form/answers.ts';
import type { ItemStorage } from '../host.tsx';

/** What was found in the browser's storage: the answers, nothing, or something that can't be read. */
export interface StoredDraft {
  answers: Answers | undefined;
  unreadable: boolean;
  /** Version of the form that stored them; an item that names none is of version 1. */
  version: number;
}

/** Reads a stored item: `{ [entry]: answers, version, ...whatever else }`. */
export function parseDraft(text: string | undefined, entry: string): StoredDraft {
  if (text === undefined) return nothing;
  const item = parseItem(text);
  const answers = item?.[entry];
  const version = Number.isInteger(item?.version) ? Number(item?.version) : 1;
  return isObject(answers)
    ? { answers, unreadable: false, version }
    : { ...nothing, unreadable: true };
}

const nothing: StoredDraft = { answers: undefined, unreadable: false, version: 1 };

/** The item with new answers, the first version unnamed; what else it holds stays. */
export function updateDraft(
  text: string | undefined,
  { entry, version }: Pick<CompiledDraft, 'entry' | 'version'>,
  answers: Answers,
): string {
  const { version: _, ...rest } = (text === undefined ? undefined : parseItem(text)) ?? {};
  return JSON.stringify({ ...rest, [entry]: answers, ...(version > 1 && { version }) });
}

function parseItem(text: string): Record<string, unknown> | undefined {
  try {
    const item: unknown = JSON.parse(text);
    return isObject(item) ? item : undefined;
  } catch {
    return undefined;
  }
}

export const readDraft = (draft: CompiledDraft | undefined, storage: ItemStorage): StoredDraft =>
  draft ? parseDraft(storage.read(draft.key), draft.entry) : nothing;

/** False where the browser would not store it. */
export const writeDraft = (draft: CompiledDraft, storage: ItemStorage, answers: Answers): boolean =>
  storage.write(draft.key, updateDraft(storage.read(draft.key), draft, answers));
