import { languageFilesOf } from '../../3-analyze/translations/translations.ts';
import type { Finding } from '../../model/diagnostic.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'In a language that is called complete, no text has changed since its translation.',
  checkProduct: (product) =>
    languageFilesOf(product).flatMap(({ path, isComplete, entries }) =>
      (isComplete ? entries : []).flatMap(({ at, unit, isStale }): Finding[] => {
        if (!unit || !isStale) return [];
        const message = `The text is now "${unit.source}". Translate it again, and write that as its source.`;
        return [{ file: path, pointer: `${at}/source`, message, severity: 'warning' }];
      }),
    ),
};
