import { literalPattern } from '../../../src/core/text/literal-pattern.ts';
import { pointerOfCount, replacePlurals } from '../../../src/core/text/plural.ts';
import { replaceValues } from '../../../src/core/text/text-values.ts';

/** Stands for a value while the words around it are read: a character of no text. */
const value = '\u0000';

/** Returns what a text is found by on a page: the text itself, or a pattern in which any words stand for its values. */
export function shownName(text: string): string | RegExp {
  const plurals = replacePlurals(text, ({ name }) =>
    pointerOfCount(name) === undefined ? undefined : value,
  );
  const marked = replaceValues(plurals, () => value);
  if (!marked.includes(value)) return text;
  const words = marked.split(value).map(literalPattern);
  return new RegExp(`^\\s*${words.join('.*')}\\s*$`);
}
