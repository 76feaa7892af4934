import english from './engine-texts/en.json' with { type: 'json' };

/**
 * All texts of the engine and its widgets, in English. A product overrides them under "texts" in app.json, and a screen
 * under "texts" in its screen.json. Words in braces are filled in when the text is shown; a number that is written as a
 * plural here can be one in other words too, see src/core/text/plural.ts.
 */
export const defaultTexts = english;

type TextName = keyof typeof defaultTexts;
export type Texts = Record<TextName, string>;

/** Fills the words in braces: `fill('{count} left', { count: 2 })` is "2 left". Unknown words stay as they are. */
export function fill(text: string, words: Record<string, unknown>): string {
  return text.replace(/\{([\w.]+)\}/g, (whole, word: string) =>
    Object.hasOwn(words, word) && words[word] !== undefined ? String(words[word]) : whole,
  );
}
