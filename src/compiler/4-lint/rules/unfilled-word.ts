import { toPointer } from '../../../core/pointer.ts';
import { replaceValues } from '../../../core/text/text-values.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { textRoots } from '../../../definition/text-roots.ts';
import { stepScope } from '../../3-analyze/mappings/scopes.ts';
import { placeholdersIn, type TextStep } from '../../3-analyze/texts/texts-at.ts';
import type { Finding } from '../../model/diagnostic.ts';
import type { ProductSource } from '../../model/product.ts';
import { suggest } from '../../model/suggest.ts';
import { placeholderOf, splitPlurals, textValuesIn } from '../../model/text-values.ts';
import { resolvePointer } from '../../schema/resolve-pointer.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every {placeholder} in a text has a value where the text is shown.',
  checkText: ({ file, pointer, text: written, placeholders, step }, product) => {
    const values = textValuesIn(written);
    // Another rule reports wrong plurals.
    const rest = replaceValues(splitPlurals(written).rest, () => '\0');
    // Only a text that shows values can have words for a missing one: "{first_name|there}".
    const text = step ? rest.replace(/\{([a-z_][\w.]*)\|[^{}|]*\}/gi, '{$1}') : rest;
    return [
      ...(step
        ? []
        : values.map(
            ({ from }): Finding => ({
              file,
              pointer,
              message: `Values such as ${placeholderOf(from)} can be shown in the texts of a screen and of its questions, but not here.`,
            }),
          )),
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
          const value = step && valueMeant(product, step, word);
          const hint = isName
            ? ` Did you mean {${name}}?`
            : value !== undefined
              ? ` Did you mean ${value}?`
              : placeholders.length > 0
                ? suggest(word, placeholders)
                : '';
          const isKnown = isName || value !== undefined;
          const place = placeholders.length > 0 ? 'here' : 'in this text';
          return {
            file,
            pointer,
            message: `There is no value for {${word}} ${place}${isKnown ? '' : '; remove it'}.${hint}`,
          };
        }),
    ];
  },
};

/** Returns the value that a placeholder means, where it lacks its root or has another one. */
function valueMeant(
  product: ProductSource,
  { screen }: TextStep,
  word: string,
): string | undefined {
  const path = word.split('.');
  const document = stepScope(product, screen);
  const candidates = textRoots.flatMap((root) => [
    [root, ...path],
    [root, ...path.slice(1)],
  ]);
  const found = candidates.find(
    (parts) => parts.length > 1 && parts[0] !== 'query' && isKnown(document, toPointer(parts)),
  );
  return found && `{${found.join('.')}}`;
}

const isKnown = (document: JsonSchema, pointer: string): boolean =>
  resolvePointer(document, pointer).schema.type !== undefined;

/** Matches a likely placeholder, unlike the {2} of a pattern. */
const likelyPlaceholder = /^[a-z_]/i;

/** Braces that look like those of a placeholder, but are not written correctly. Other braces are plain text. */
const misplaced = [
  // "{ limit }", "{first-name}"
  /(\{)\s*[a-z_][\w.-]*\s*\}/i,
  // "{answers.first_name | there}"
  /(\{)\s*[a-z_]\w*\.[\w.-]+\s*\|[^{}]*\}/i,
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
