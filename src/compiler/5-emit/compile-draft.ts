import type { Question } from '../../compiled/question.ts';
import type { CompiledDraft, CompiledFormScreen } from '../../compiled/screen.ts';
import { isStored } from '../../core/draft/is-stored.ts';
import { deleteStoredFilesOf } from '../../core/files/with-stored-files.ts';
import {
  type DraftFile,
  defaultDraftDays,
  defaultDraftDelay,
} from '../../definition/files/draft.ts';
import { carriedPrefix, switchKey } from '../../definition/languages.ts';
import { milliseconds } from '../model/duration.ts';
import { storedItemsOf } from '../model/form/stored-items.ts';
import { formsOfScreen, type ScreenSource } from '../model/product.ts';
import { storesFiles } from './compile-screen-requests.ts';
import { imported } from './module-code.ts';

/** Compiles the draft of a screen; one that defines none has that which takes its answers to other languages. */
export const compileDraft = (source: ScreenSource, draft?: DraftFile): CompiledDraft => ({
  ...(draft ? definedDraft(source, draft) : carriedDraft(source)),
  ...(storesFiles(source) && { deleteFiles: imported('deleteStoredFilesOf', deleteStoredFilesOf) }),
});

/** The calls of "saveLater" are those of the screen. */
const definedDraft = (
  source: ScreenSource,
  { saveLater: _, delay = defaultDraftDelay, ...draft }: DraftFile,
) => ({
  version: 1,
  days: defaultDraftDays,
  ...draft,
  delay: milliseconds(delay),
  ...(draft.owner !== undefined && itemsOf(source)),
});

/** Returns the items of the browser's storage that widgets write, where there are some. */
function itemsOf(source: ScreenSource): { items?: string[] } {
  const items = formsOfScreen(source)
    .flatMap(storedItemsOf)
    .map(({ item }) => item);
  return items.length === 0 ? {} : { items: [...new Set(items)] };
}

/** The longest delay that a timer of a browser takes: only leaving the screen stores the answers. */
const never = 2 ** 31 - 1;

/** Returns the draft that takes the answers of a screen from one language to another, and back to a form that was sent. */
const carriedDraft = ({ id }: ScreenSource) => ({
  key: `${carriedPrefix}${id}`,
  entry: 'answers',
  version: 1,
  delay: never,
  carriedIf: switchKey,
});

/** Returns the answers of a screen that no draft stores, and those that no prefill gives. */
export function withheldAnswers(
  questions: Question[],
  hasPrefill: boolean,
): Pick<CompiledFormScreen, 'unstored' | 'secrets'> {
  const secrets = questions.filter(({ secret }) => secret).map(({ pointer }) => pointer);
  return {
    unstored: questions.flatMap(unstoredOf),
    ...(hasPrefill && secrets.length > 0 && { secrets }),
  };
}

/** Returns the pointers of an answer, or of the parts of it, that no draft stores: contents of files are gone after a reload. */
function unstoredOf(question: Question): string[] {
  const { pointer, type, sentFiles } = question;
  if (!isStored(question)) return [pointer];
  return sentFiles && !sentFiles.keep ? [`${pointer}${type === 'array' ? '/-' : ''}/part`] : [];
}
