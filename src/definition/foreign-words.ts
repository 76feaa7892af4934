import words from './foreign-words.json' with { type: 'json' };
import { formatEntry, formatNames } from './formats.ts';
import { type OutcomeEntry, outcomeCatalogue } from './outcomes/index.ts';
import {
  type ArrangementEntry,
  arrangements,
  type WidgetEntry,
  widgetCatalogue,
} from './widget-catalogue/index.ts';

/** A place where people look for a feature. */
export type WordPlace = 'schema' | 'format' | 'ui' | 'widget' | 'screen' | 'app';

/** Words for a feature that other form engines have and the definitions do not. */
interface UnsupportedWords {
  places: WordPlace[];
  /** In small letters without "ui:" and punctuation, a space between them. */
  words: string;
  /** Completes "There is no ... here:". */
  why: string;
  /** The nearest way, as a sentence. */
  instead: string;
}

const unsupported = words.unsupported as UnsupportedWords[];
/** Words from other libraries, each with the terms of this project. */
const synonyms: Record<string, string[]> = words.synonyms;

/** The names in the catalogues, each with the words from elsewhere. */
const catalogued = [
  ...Object.entries<WidgetEntry | ArrangementEntry>({ ...widgetCatalogue, ...arrangements }).map(
    ([name, entry]) => [name, entry.synonyms],
  ),
  ...formatNames.map((name) => [name, formatEntry(name)?.synonyms]),
  ...Object.entries<OutcomeEntry>(outcomeCatalogue).map(([name, entry]) => [name, entry.synonyms]),
] as [string, readonly string[] | undefined][];

/** Returns why a word is not part of the language, and the nearest way; `undefined` for any other word. */
export function explainUnsupported(place: WordPlace, word: string): string | undefined {
  const plain = lettersOf(word.replace(/^ui[:-]/i, ''));
  const found = unsupported.find(
    ({ places, words }) => places.includes(place) && words.split(' ').includes(plain),
  );
  return found && `${found.why}. ${found.instead}`;
}

/** Terms of this project, among `known`, that may be meant by a word from elsewhere: three at most. */
export function synonymsOf(word: string, known: readonly string[]): string[] {
  const plain = lettersOf(word);
  const listed = catalogued.flatMap(([name, words]) =>
    words?.map(lettersOf).includes(plain) ? [name] : [],
  );
  const meant = Object.hasOwn(synonyms, plain) ? (synonyms[plain] ?? []) : [];
  return [...listed, ...meant].filter((one) => known.includes(one)).slice(0, 3);
}

/** Words from elsewhere for a term of this project. */
export const synonymsFor = (term: string): string[] => [
  ...catalogued.flatMap(([name, words = []]) => (name === term ? words : [])),
  ...Object.entries(synonyms).flatMap(([word, terms]) => (terms.includes(term) ? [word] : [])),
];

const lettersOf = (word: string) => word.toLowerCase().replace(/[^a-z]/g, '');
