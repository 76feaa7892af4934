import { getAt } from '../pointer.ts';

/** The most items that a search brings. */
const most = 10;

/**
 * Returns the first items of a list in which each word of a text begins a word.
 *
 * @param by pointer in an item to the text that is searched
 */
export function matchingItems(list: unknown, by: string, text: unknown): unknown[] {
  const words = wordsOf(text);
  const items = Array.isArray(list) ? list : [];
  return items
    .filter((item) => {
      const own = wordsOf(getAt(item, by));
      return words.every((word) => own.some((one) => one.startsWith(word)));
    })
    .slice(0, most);
}

const wordsOf = (text: unknown): string[] =>
  String(text ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
