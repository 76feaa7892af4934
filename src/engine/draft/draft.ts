import type { UnlistedTexts } from '../../compiled/form.ts';
import type { CompiledDraft } from '../../compiled/screen.ts';
import { withoutDeep } from '../../core/is-deeper.ts';
import { isObject } from '../../core/is-object.ts';
import { parseObject } from '../../core/parse-object.ts';
import type { Answers } from '../form/answers.ts';
import type { ItemStorage } from '../host.tsx';

/** The item of the browser's storage that a draft lies in. */
export interface StoredDraft {
  answers: Answers | undefined;
  /** Whether there is an item without answers. */
  unreadable: boolean;
  /** Version of the form that stored the answers; an item that names none is of version 1. */
  version: number;
  /** Digest that identifies the link of its visitor; absent where no link led to the page. */
  link?: string | undefined;
  /** Id of the step of a wizard that was on the screen last; absent for the first one. */
  step?: string | undefined;
  /** Texts in place of answers; present where there are some. What is stored may have other values too. */
  unlisted?: UnlistedTexts | undefined;
}

/** Parses a stored item: `{ [entry]: answers, version, link, step, unlisted, ...other keys }`. */
export function parseDraft(text: string | undefined, entry: string): StoredDraft {
  if (text === undefined) return noDraft;
  const item = parseItem(text);
  const answers = item?.[entry];
  const version = Number.isInteger(item?.version) ? Number(item?.version) : 1;
  const link = typeof item?.link === 'string' ? { link: item.link } : {};
  const step = typeof item?.step === 'string' && { step: item.step };
  const unlisted = isObject(item?.unlisted) && { unlisted: item.unlisted as UnlistedTexts };
  return isObject(answers)
    ? { answers, unreadable: false, version, ...link, ...step, ...unlisted }
    : { ...noDraft, unreadable: true, ...link };
}

/** Returns the texts as an item stores them, which names none where there are none. */
export const storedTexts = (texts: UnlistedTexts): Pick<StoredDraft, 'unlisted'> => ({
  unlisted: Object.keys(texts).length > 0 ? texts : undefined,
});

export const noDraft: StoredDraft = { answers: undefined, unreadable: false, version: 1 };

/**
 * Returns the item with new answers. Version 1 is not named; other keys of the item stay.
 *
 * @param details other keys of the item; an `undefined` one is removed
 */
export function updateDraft(
  text: string | undefined,
  { entry, version }: Pick<CompiledDraft, 'entry' | 'version'>,
  answers: Answers,
  details: object = {},
): string {
  const { version: _, ...rest } = parseItem(text) ?? {};
  return JSON.stringify({ ...rest, [entry]: answers, ...(version > 1 && { version }), ...details });
}

/** Parses an item of the storage; `undefined` where it is no object. Values that are nested too deeply are left out. */
export function parseItem(text: string | undefined): Record<string, unknown> | undefined {
  const item = parseObject(text);
  return item && withoutDeepInside(item);
}

/** Leaves out single answers that are nested too deeply, rather than all of them. */
const withoutDeepInside = (item: Record<string, unknown>) =>
  withoutDeep(
    Object.fromEntries(
      Object.entries(item).map(([key, entry]) => [
        key,
        isObject(entry) ? withoutDeep(entry) : entry,
      ]),
    ),
  );

export const readDraft = (draft: CompiledDraft | undefined, storage: ItemStorage): StoredDraft =>
  draft ? parseDraft(storage.read(draft.key), draft.entry) : noDraft;

/** Writes a draft; false where the browser refuses to store it. */
export const writeDraft = (
  draft: CompiledDraft,
  storage: ItemStorage,
  answers: Answers,
  details: Pick<StoredDraft, 'link' | 'unlisted'>,
): boolean =>
  storage.write(draft.key, updateDraft(storage.read(draft.key), draft, answers, details));
