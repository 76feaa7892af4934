import { languageFilesOf } from '../../3-analyze/translations/translations.ts';
import type { Finding } from '../../model/diagnostic.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'In a language that is called complete, every translation belongs to a text that visitors read.',
  checkProduct: (product) => {
    if (!product.fullyParsed) return [];
    return languageFilesOf(product).flatMap(({ path, isComplete, entries }) =>
      (isComplete ? entries : []).flatMap(({ at, file, pointer, source, unit }): Finding[] => {
        if (unit) return [];
        const message = `${file} has no text at ${pointer}. Remove "${source}", or move it to where the text is now.`;
        return [
          {
            file: path,
            pointer: at,
            key: true,
            message,
            severity: 'warning',
            fix: { do: 'remove' },
          },
        ];
      }),
    );
  },
};
