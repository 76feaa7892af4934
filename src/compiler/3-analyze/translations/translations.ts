import { isObject } from '../../../core/is-object.ts';
import { escapePart } from '../../../core/pointer.ts';
import { translationPath } from '../../../definition/languages.ts';
import type { ProductSource } from '../../model/product.ts';
import { type TextUnit, textUnitsOf, visibleUnitsOf } from './text-units.ts';

/** A text in the file of a language. */
export interface TranslationEntry {
  /** Pointer to it in the file of the language. */
  at: string;
  /** Path in the forms folder of the text that it translates. */
  file: string;
  pointer: string;
  /** The text that was translated. */
  source: string;
  text: string;
  /** The text that it translates; absent where there is none. */
  unit?: TextUnit;
  /** Whether the text has changed since. */
  isStale: boolean;
}

/** The file of a language, as far as it is sound. */
export interface LanguageFile {
  tag: string;
  /** Path as in diagnostics: "forms/languages/de.json". */
  path: string;
  /** Whether it is absent, or JSON of the right shape. */
  isReadable: boolean;
  isComplete: boolean;
  entries: TranslationEntry[];
  /** The texts that it has no translation of. */
  missing: TextUnit[];
}

/** Returns the files of the languages of a product, also those that do not exist yet. */
export const languageFilesOf = (product: ProductSource): LanguageFile[] =>
  Object.entries(product.app.languages ?? {}).map(([tag, { complete = false }]) => {
    const path = `${product.root}/${translationPath(tag)}`;
    const document = product.documents.get(path);
    const entries = entriesIn(product, document?.written);
    const translated = new Set(
      entries.flatMap(({ unit, text }) => (unit && text.trim() !== '' ? [unit] : [])),
    );
    const missing = textUnitsOf(product).filter((unit) => !translated.has(unit));
    const isReadable =
      !document ||
      (document.written !== undefined && product.shapeErrors.every(({ file }) => file !== path));
    return { tag, path, isReadable, isComplete: complete, entries, missing };
  });

function entriesIn(product: ProductSource, written: unknown): TranslationEntry[] {
  const units = new Map(
    visibleUnitsOf(product).map((unit) => [`${unit.file} ${unit.pointer}`, unit]),
  );
  const files = isObject(written) && isObject(written.texts) ? written.texts : {};
  return Object.entries(files).flatMap(([file, texts]) =>
    Object.entries(isObject(texts) ? texts : {}).flatMap(([pointer, entry]) => {
      if (!isObject(entry)) return [];
      const { source, text } = entry;
      if (typeof source !== 'string' || typeof text !== 'string') return [];
      const unit = units.get(`${file} ${pointer}`);
      return [
        {
          at: `/texts/${escapePart(file)}/${escapePart(pointer)}`,
          file,
          pointer,
          source,
          text,
          unit,
          isStale: unit !== undefined && text.trim() !== '' && unit.source !== source,
        },
      ];
    }),
  );
}
