import { fill } from '../../definition/texts.ts';

/** Blanks, and characters that are not seen by themselves. */
const unseen = String.raw`[\s\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]`;
// A long run of them inside a text is tried from its start alone.
const ends = new RegExp(`^${unseen}+|(?<!${unseen})${unseen}+$`, 'g');

/** Returns a text without what is not seen at its ends, as pasted texts have it; emoji stay whole. */
export const trimmed = (text: string): string => text.replace(ends, '');

/** Characters of a typed text that a message shows. */
const longest = 50;

/** Fills a typed text into the message about it; of a long one, its beginning. */
export function aboutTyped(message: string, typed: string, words: object = {}): string {
  const text = trimmed(typed);
  // Some characters consist of two units.
  const start = [...text.slice(0, 2 * longest)].slice(0, longest).join('').trimEnd();
  return fill(message, { ...words, text: start.length < text.length ? `${start}…` : text });
}
