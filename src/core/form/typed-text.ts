import { fill } from '../../definition/texts.ts';

/** Matches a blank or an invisible character. */
const unseen = String.raw`[\s\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]`;
// The lookbehind tries a long run inside a text once, not from each of its characters.
const ends = new RegExp(`^${unseen}+|(?<!${unseen})${unseen}+$`, 'g');

/** Removes blanks and invisible characters, which pasted texts have, from both ends of a text. Emoji stay whole. */
export const trimmed = (text: string): string => text.replace(ends, '');

/** The most characters of a typed text that a message shows. */
const longest = 50;

/** Fills a typed text, or the beginning of a long one, into the message about it. */
export function aboutTyped(message: string, typed: string, words: object = {}): string {
  const text = trimmed(typed);
  // Some characters consist of two units.
  const start = [...text.slice(0, 2 * longest)].slice(0, longest).join('').trimEnd();
  return fill(message, { ...words, text: start.length < text.length ? `${start}…` : text });
}
