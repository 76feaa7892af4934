import { isObject } from '../../../core/is-object.ts';
import { getAt, parentPointer } from '../../../core/pointer.ts';
import type { RichText } from '../../../definition/files/text.ts';
import { memoizeByObject } from '../../model/memoize.ts';
import type { ProductSource } from '../../model/product.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import { findVisibleTexts } from '../texts/visible-texts.ts';
import { toMarkup } from './markup.ts';

/** A text as translators get it. */
export interface TextUnit {
  /** Path in the forms folder: "apply/schema.json". */
  file: string;
  /** Of a text with links, that of the whole text. */
  pointer: string;
  /** As it is written, with {names.x} and other values in braces. */
  source: string;
  /** Whether it is a value of "enum", which is sent as it is, and shown translated. */
  isValue: boolean;
}

/** Returns the texts of a product that need a translation. A price or a value alone can be the same in every language. */
export const textUnitsOf: (product: ProductSource) => TextUnit[] = memoizeByObject((product) =>
  visibleUnitsOf(product).filter(({ source }) =>
    /\p{Letter}/u.test(source.replace(/\{[^{}]*\}/g, '')),
  ),
);

/** Returns every text of a product that visitors read, once, in the order of its files. */
export const visibleUnitsOf: (product: ProductSource) => TextUnit[] = memoizeByObject((product) => {
  const units = new Map<string, TextUnit>();
  for (const found of findVisibleTexts(product)) {
    const written = product.documents.get(found.file)?.written;
    const pointer = found.within ?? found.pointer;
    const value = getAt(written, pointer);
    const key = `${found.file} ${pointer}`;
    if (value === undefined || units.has(key)) continue;
    if (hasShapeErrorInside(product, found.file, pointer)) continue;
    const source = toMarkup(value as RichText);
    const file = found.file.slice(product.root.length + 1);
    units.set(key, { file, pointer, source, isValue: isEnumValue(written, pointer) });
  }
  return [...units.values()];
});

/** Returns whether a pointer leads to a value of "enum" in a schema. */
function isEnumValue(written: unknown, pointer: string): boolean {
  const list = parentPointer(pointer);
  return (
    list.endsWith('/enum') &&
    Array.isArray(getAt(written, list)) &&
    isObject(getAt(written, parentPointer(list)))
  );
}
