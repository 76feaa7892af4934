import { sentencesOf, wordsIn } from '../sentences.ts';
import { suggest } from '../shape/suggest.ts';
import type { Rule } from './rule.ts';

export const unfilledWord: Rule = {
  id: 'unfilled-word',
  description: 'Every {word} in a text is one that is filled in where the text is shown.',
  checkPart: (product) =>
    sentencesOf(product).flatMap(({ file, pointer, text, words }) => [
      ...loneBrace(text, words[0]).map((message) => ({ file, pointer, message })),
      ...wordsIn(text)
        .filter((word) => !words.includes(word) && !word.startsWith('names.'))
        .map((word) => {
          const name = `names.${word.replace(/^names?\./, '')}`;
          const isName = Object.hasOwn(product.app.names ?? {}, name.slice('names.'.length));
          const hint = isName
            ? ` Did you mean {${name}}?`
            : words.length > 0
              ? suggest(word, words)
              : '';
          const what = words.length > 0 ? 'here' : 'in this text';
          return {
            file,
            pointer,
            message: `Nothing fills in {${word}} ${what}${isName ? '' : '; remove it'}.${hint}`,
          };
        }),
    ]),
};

/** What is left of braces that were not written as words to fill in are. */
function loneBrace(text: string, word = 'names.provider'): string[] {
  const rest = text.replace(/\{(names\.[\w-]+|[\w.]+)\}/g, '');
  const [brace] = /[{}]/.exec(rest) ?? [];
  return brace === undefined
    ? []
    : [
        `A brace ${brace} stands alone here and would be shown; a word to fill in is written {${word}}, without spaces.`,
      ];
}
