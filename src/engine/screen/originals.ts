import type { CompiledForm } from '../../compiled/form.ts';
import type { Question } from '../../compiled/question.ts';
import type { FileEntry } from '../../core/files/file-answer.ts';
import { isObject } from '../../core/is-object.ts';
import { escapePart, expandPointer, getAt, isInside, setAt } from '../../core/pointer.ts';
import { isDrawn } from '../../core/text/drawn.ts';
import type { DataSources } from '../form/answers.ts';
import type { ValueTexts } from '../host.tsx';
import { reviewBlocks } from '../review/review-blocks.ts';
import { findAsked, type Reader, type ScreenAnswers } from '../text/value-texts.ts';

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

interface Context extends Pick<Reader, 'dataSources' | 'texts' | 'language'> {
  /** Returns the data sources of a form, where all answers are passed on. */
  sourcesOf: ((form: CompiledForm) => DataSources) | undefined | false;
}

/**
 * Passes on what was written for a page, so that it can be written in another language.
 *
 * @param written pointers of values that the page has texts for
 */
export function passOriginals(
  screen: string,
  written: string[],
  progress: ScreenAnswers,
  context: Context,
): ValueTexts {
  const { answers, visible } = progress;
  const { dataSources, language } = context;
  const shown = context.sourcesOf
    ? reviewedQuestions(progress, context.texts, context.sourcesOf)
    : new Map<string, Question>();
  const document: Originals['document'] = { answers: {} };
  for (const from of written) {
    if (!isInside(from, '/answers')) setAt(document, from, getAt(dataSources, from));
    const pointer = from.slice('/answers'.length);
    const asked = isInside(from, '/answers') && findAsked(pointer, progress, context);
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

/** Returns the questions of a review, and those that name the items of lists, by the pointers of their answers. */
function reviewedQuestions(
  { answers, visible, forms }: ScreenAnswers,
  texts: Reader['texts'],
  sourcesOf: (form: CompiledForm) => DataSources,
): Map<string, Question> {
  const all = visible.flatMap(({ id, item }) => forms[item?.step ?? id] ?? []);
  return new Map(
    all.flatMap((form) => {
      const rows = reviewBlocks(form, answers, texts, sourcesOf(form)).flatMap(({ rows }) => rows);
      const names = form.questions
        .filter(({ itemKey, secret }) => itemKey && !secret)
        .flatMap((question) =>
          expandPointer(question.pointer, answers).map((pointer) => ({ question, pointer })),
        );
      return [...rows, ...names].map(({ pointer, question }) => [pointer, question] as const);
    }),
  );
}

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
