import { literalPattern } from '../../../src/core/text/literal-pattern.ts';
import { pointerOfCount, replacePlurals } from '../../../src/core/text/plural.ts';
import { replaceValues } from '../../../src/core/text/text-values.ts';
import { itemWords } from '../../../src/definition/files/step.ts';

/** Stands for a value while the words around it are read: a character of no text. */
const value = '\u0000';

/** Matches the words in the title of a step for each item. */
const itemValue = new RegExp(String.raw`\{(?:${itemWords.join('|')})\}`, 'g');

/** Returns what a text is found by on a page: the text itself, or a pattern in which any words stand for its values. */
export function shownName(text: string): string | RegExp {
  const pattern = shownPattern(text);
  return pattern === undefined ? text : new RegExp(`^\\s*${pattern}\\s*$`);
}

/** Returns the pattern of a text in which any words stand for its values; `undefined` for one without values. */
export function shownPattern(text: string): string | undefined {
  const plurals = replacePlurals(text, ({ name }) =>
    pointerOfCount(name) === undefined ? undefined : value,
  );
  const named = plurals.replace(itemValue, value);
  const marked = replaceValues(named, () => value);
  if (!marked.includes(value)) return undefined;
  // A value may be missing, so that the spaces around it are.
  const words = marked.split(value).map((part) => part.replace(/^ +| +$/g, ''));
  return words.map(literalPattern).join('\\s*.*\\s*');
}
