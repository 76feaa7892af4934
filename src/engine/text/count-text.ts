import { pickPlurals } from '../../core/text/plural.ts';
import { fill } from '../../definition/texts.ts';

/**
 * Fills the words in braces, and picks the plural forms of the numbers among them, which are written as the language does.
 *
 * @param language BCP 47 tag
 */
export const countText = (
  text: string,
  words: Readonly<Record<string, string | number>>,
  language: string,
): string =>
  fill(
    pickPlurals(text, words, language),
    Object.fromEntries(
      Object.entries(words).map(([name, word]) => [
        name,
        typeof word === 'number' ? new Intl.NumberFormat(language).format(word) : word,
      ]),
    ),
  );
