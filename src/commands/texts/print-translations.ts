import {
  groupBy,
  type LanguageFile,
  type ProductSource,
  textUnitsOf,
} from '../../compiler/index.ts';
import { editorSchemaFolder } from '../../definition/editor/editor-schemas.ts';
import type { ExchangedText } from './exchange-formats.ts';

/** Names a text in a product: its file, and its pointer there. */
export const keyOf = ({ file, pointer }: Pick<ExchangedText, 'file' | 'pointer'>): string =>
  `${file}#${pointer}`;

/** Returns every text of a product with its translation, in the product's order; empty where that is missing or of an earlier text. */
export function withTranslations(
  product: ProductSource,
  { entries }: Pick<LanguageFile, 'entries'>,
): ExchangedText[] {
  const known = new Map(
    entries.filter(({ isStale }) => !isStale).map((entry) => [keyOf(entry), entry]),
  );
  return textUnitsOf(product).map(({ file, pointer, source }) => ({
    file,
    pointer,
    source,
    text: known.get(keyOf({ file, pointer }))?.text ?? '',
  }));
}

/**
 * Returns the file of a language with every text of the product, in its order: new translations, those that are there, and
 * empty ones. Translations of texts that are gone stay, at the end.
 *
 * @param translated new translations
 */
export function printTranslations(
  product: ProductSource,
  language: Pick<LanguageFile, 'entries'>,
  translated: ExchangedText[] = [],
): string {
  const written = language.entries.filter(({ text }) => text.trim() !== '');
  const known = new Map([...written, ...translated].map((entry) => [keyOf(entry), entry]));
  const texts = withTranslations(product, language).map((text) => ({
    ...text,
    ...known.get(keyOf(text)),
  }));
  const unread = language.entries.filter(({ unit }) => !unit);
  const byFile = groupBy<ExchangedText>([...texts, ...unread], ({ file }) => file);
  const files = [...byFile].map(([file, own]) => [
    file,
    Object.fromEntries(own.map(({ pointer, source, text }) => [pointer, { source, text }])),
  ]);
  const $schema = `../${editorSchemaFolder}/translation.schema.json`;
  return `${JSON.stringify({ $schema, texts: Object.fromEntries(files) }, null, 2)}\n`;
}
