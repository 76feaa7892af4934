import { sentencesOf, wordsIn } from '../sentences.ts';
import { suggest } from '../shape/suggest.ts';
import type { Rule } from './rule.ts';

export const unfilledWord: Rule = {
  id: 'unfilled-word',
  description: 'Every {word} in a text is one that is filled in where the text is shown.',
  checkPart: (product) =>
    sentencesOf(product).flatMap(({ file, pointer, text, words }) =>
      wordsIn(text)
        .filter((word) => !words.includes(word) && !word.startsWith('names.'))
        .map((word) => {
          const hint = words.length > 0 ? suggest(word, words) : '';
          const what = words.length > 0 ? 'here' : 'in this text';
          return {
            file,
            pointer,
            message: `Nothing fills in {${word}} ${what}; remove it.${hint}`,
          };
        }),
    ),
};
