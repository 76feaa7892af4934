import { getAt, parentPointer, setAt } from '../../../core/pointer.ts';
import type { RichText } from '../../../definition/files/text.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import type { Sources } from '../../1-read/read-folder.ts';
import type { ProductSource } from '../../model/product.ts';
import { fromMarkup } from './markup.ts';
import type { TextUnit } from './text-units.ts';
import { languageFilesOf } from './translations.ts';

/**
 * Returns the files of a product with the texts of another language in place of its own. A text without translation stays,
 * and so does one that has changed since: its translation may be that of another text, which stood there before.
 */
export function translateSources(product: ProductSource, sources: Sources, tag: string): Sources {
  const { entries = [] } = languageFilesOf(product).find((file) => file.tag === tag) ?? {};
  const texts = new Map(sources.texts);
  const documents = new Map<string, unknown>();
  const documentAt = (path: string) => {
    if (!documents.has(path)) {
      documents.set(path, structuredClone(product.documents.get(path)?.written));
    }
    return documents.get(path) as object;
  };
  setAt(documentAt(product.appPath), '/language', tag);
  for (const { unit, text, isStale } of entries) {
    if (!unit || isStale || text.trim() === '') continue;
    translate(documentAt(`${product.root}/${unit.file}`), unit, text);
  }
  for (const [path, value] of documents) texts.set(path, JSON.stringify(value));
  return { ...sources, texts };
}

function translate(document: object, { pointer, isValue }: TextUnit, text: string): void {
  const value = getAt(document, pointer);
  if (isValue) nameValue(document, pointer, value, text);
  else setAt(document, pointer, fromMarkup(text, value as RichText));
}

/** Gives a value of "enum" a title of its own. */
function nameValue(document: object, pointer: string, value: unknown, title: string): void {
  const schema = getAt(document, parentPointer(parentPointer(pointer))) as JsonSchema;
  schema.oneOf ??= schema.enum?.map((one) => ({ const: one, title: String(one) }));
  for (const choice of schema.oneOf ?? []) if (choice.const === value) choice.title = title;
}
