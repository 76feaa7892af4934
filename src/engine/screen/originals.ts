import type { Question } from '../../compiled/question.ts';
import type { FileEntry } from '../../core/files/file-answer.ts';
import { isObject } from '../../core/is-object.ts';
import { escapePart, getAt, isInside, setAt } from '../../core/pointer.ts';
import type { ScreenAnswers } from '../../core/steps/screen-answers.ts';
import { isDrawn } from '../../core/text/drawn.ts';
import type { ValueTexts } from '../host.tsx';
import { findAsked, type Reader } from '../text/value-texts.ts';

/** What a page shows of another screen, as it is before it is written for a reader. */
export interface Originals {
  /** Id of the other screen. */
  screen: string;
  /** That of the texts that were passed on with it, a BCP 47 tag. */
  language: string;
  /** Ids of the steps that are not skipped; "" for the only form of a screen. */
  steps: string[];
  /** The values where they lie in the data sources of the screen; the answers have no secrets and no content of files. */
  document: { answers: Record<string, unknown> };
  /** Pointers of answers that the provider has the words for, which are the same in each language. */
  kept: string[];
}

const originalsKey = 'originals';

/** Reads what a page was passed; `undefined` where there is nothing. */
export function readOriginals(values: ValueTexts): Originals | undefined {
  const written = values[originalsKey];
  return written === undefined ? undefined : JSON.parse(written);
}

/**
 * Passes on what was written for a page, so that it can be written in another language.
 *
 * @param written pointers of values that the page has texts for
 * @param reviewed the questions of the answers that it shows, by the pointers of these
 */
export function passOriginals(
  screen: string,
  written: string[],
  progress: ScreenAnswers,
  reader: Pick<Reader, 'dataSources' | 'language'>,
  reviewed: ReadonlyMap<string, Question> = new Map(),
): ValueTexts {
  const { answers, visible } = progress;
  const { dataSources, language } = reader;
  const shown = new Map(reviewed);
  const document: Originals['document'] = { answers: {} };
  for (const from of written) {
    if (!isInside(from, '/answers')) setAt(document, from, getAt(dataSources, from));
    const pointer = from.slice('/answers'.length);
    const asked = isInside(from, '/answers') && findAsked(pointer, progress, reader);
    if (asked) shown.set(pointer, asked.question);
  }
  document.answers = { ...(copyShown(answers, '', shown) as object | undefined) };
  const kept = [...shown].filter(([, question]) => hasProvidersWords(question));
  const originals: Originals = {
    screen,
    language,
    steps: visible.map(({ id }) => id),
    document,
    kept: kept.map(([pointer]) => pointer).filter((pointer) => getAt(answers, pointer)),
  };
  return { [originalsKey]: JSON.stringify(originals) };
}

const hasProvidersWords = ({ source, choices, display }: Question): boolean =>
  source !== undefined && !choices && display !== 'country';

/** Copies the answers to some questions, in the objects and lists that they lie in. */
function copyShown(value: unknown, pointer: string, shown: Map<string, Question>): unknown {
  const question = shown.get(pointer);
  if (question) return hasProvidersWords(question) ? undefined : original(value, question);
  const copyAt = (key: string | number, part: unknown) =>
    copyShown(part, `${pointer}/${escapePart(key)}`, shown);
  if (![...shown.keys()].some((each) => isInside(each, pointer))) return undefined;
  if (Array.isArray(value)) return value.map((item, index) => copyAt(index, item) ?? {});
  if (!isObject(value)) return undefined;
  const parts = Object.entries(value).map(([key, part]) => [key, copyAt(key, part)] as const);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

/** Returns of an answer what its text is made of. */
function original(value: unknown, { secret, display }: Question): unknown {
  if (secret) return value === undefined ? undefined : '';
  if (display === 'file') {
    const files = [value].flat().filter(isObject) as Partial<FileEntry>[];
    const named = files.map(({ name, size }) => ({ name, size }));
    return Array.isArray(value) ? named : named[0];
  }
  return display === 'signature' && isDrawn(value) ? 'data:image/png;base64,' : value;
}
