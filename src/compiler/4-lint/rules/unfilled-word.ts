import { placeholdersIn } from '../../3-analyze/visible-texts.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { suggest } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every {placeholder} in a text has a value where the text is shown.',
  checkUnit: (product) =>
    product.texts.flatMap(({ file, pointer, text, placeholders }) => [
      ...strayBrace(text, placeholders[0]).map(
        (message): Finding => ({ file, pointer, message, severity: 'warning' }),
      ),
      ...placeholdersIn(text)
        .filter(
          (word) =>
            likelyPlaceholder.test(word) &&
            !placeholders.includes(word) &&
            !word.startsWith('names.'),
        )
        .map((word) => {
          const name = `names.${word.replace(/^names?\./, '')}`;
          const isName = Object.hasOwn(product.app.names ?? {}, name.slice('names.'.length));
          const hint = isName
            ? ` Did you mean {${name}}?`
            : placeholders.length > 0
              ? suggest(word, placeholders)
              : '';
          const place = placeholders.length > 0 ? 'here' : 'in this text';
          return {
            file,
            pointer,
            message: `There is no value for {${word}} ${place}${isName ? '' : '; remove it'}.${hint}`,
          };
        }),
    ]),
};

/** Matches a likely placeholder, unlike the {2} of a pattern. */
const likelyPlaceholder = /^[a-z_]/i;

/** Braces that look like those of a placeholder, but are not written correctly. Other braces are plain text. */
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

function strayBrace(text: string, example = 'names.provider'): string[] {
  const rest = text.replace(/\{(names\.[\w-]+|[a-z_][\w.]*)\}/gi, '\0');
  const brace = misplaced.map((form) => form.exec(rest)?.[1]).find((found) => found !== undefined);
  return brace === undefined
    ? []
    : [
        `The brace ${brace} here would be shown. Write a placeholder like {${example}}, without spaces.`,
      ];
}
