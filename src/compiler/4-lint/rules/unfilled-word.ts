import { placeholdersIn } from '../../3-analyze/visible-texts.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { suggest } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every {word} in a text is one that is filled in where the text is shown.',
  checkUnit: (product) =>
    product.texts.flatMap(({ file, pointer, text, placeholders }) => [
      ...loneBrace(text, placeholders[0]).map(
        (message): Finding => ({ file, pointer, message, severity: 'warning' }),
      ),
      ...placeholdersIn(text)
        .filter(
          (word) => isWord.test(word) && !placeholders.includes(word) && !word.startsWith('names.'),
        )
        .map((word) => {
          const name = `names.${word.replace(/^names?\./, '')}`;
          const isName = Object.hasOwn(product.app.names ?? {}, name.slice('names.'.length));
          const hint = isName
            ? ` Did you mean {${name}}?`
            : placeholders.length > 0
              ? suggest(word, placeholders)
              : '';
          const what = placeholders.length > 0 ? 'here' : 'in this text';
          return {
            file,
            pointer,
            message: `Nothing fills in {${word}} ${what}${isName ? '' : '; remove it'}.${hint}`,
          };
        }),
    ]),
};

/** What stands in braces and may be meant as a word: not the {2} of a pattern. */
const isWord = /^[a-z_]/i;

/** Braces that look like those of a word to fill in, but are not written as theirs are. Any other is a text like any. */
const misplaced = [
  // "{ limit }", "{first-name}"
  /(\{)\s*[a-z_][\w.-]*\s*\}/i,
  // "{{limit}}"
  /(\{)\s*\0/,
  /\0\s*(\})/,
  // "{limit", "limit}"
  /(\{)\s*[a-z_][^{}]*$/i,
  /^[^{}]*[\w](\})/,
];

function loneBrace(text: string, word = 'names.provider'): string[] {
  const rest = text.replace(/\{(names\.[\w-]+|[a-z_][\w.]*)\}/gi, '\0');
  const brace = misplaced.map((form) => form.exec(rest)?.[1]).find((found) => found !== undefined);
  return brace === undefined
    ? []
    : [
        `A brace ${brace} stands alone here and would be shown; a word to fill in is written {${word}}, without spaces.`,
      ];
}
