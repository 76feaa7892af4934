import { escapePart } from '../../../core/pointer.ts';
import { isExamples } from '../../model/file-layout.ts';
import { collectPerFolder } from '../../model/per-folder.ts';
import type { Rule } from './rule.ts';

const findNames = collectPerFolder(({ documents }) =>
  documents
    // Examples only repeat other texts.
    .filter(({ path }) => !isExamples(path))
    .flatMap(({ text }) => [...text.matchAll(/\bnames?\.([\w-]+)/g)])
    .map(([, name = '']) => name),
);

/** The rule unfilled-word reports a placeholder without its "names.". */
const findWords = collectPerFolder(({ documents }) =>
  documents.flatMap(({ text }) => [...text.matchAll(/\{([\w-]+)\}/g)]).map(([, word = '']) => word),
);

export const rule: Rule = {
  description: 'Every name of app.json is used in a text.',
  checkProduct: ({ app, appPath, folders, fullyParsed }) => {
    if (!fullyParsed) return [];
    const used = new Set(findNames({ folders }));
    const words = new Set(findWords({ folders }));
    const known = Object.keys(app.names ?? {});
    // An unknown name may be a misspelling of one that seems unused.
    if ([...used].some((name) => !known.includes(name))) return [];
    return known
      .filter((name) => !used.has(name) && !words.has(name))
      .map((name) => ({
        file: appPath,
        pointer: `/names/${escapePart(name)}`,
        key: true,
        severity: 'warning' as const,
        message: `No text uses {names.${name}}. Use it, or remove it.`,
      }));
  },
};
