import { escapePart } from '../../../core/pointer.ts';
import { isExamples } from '../../model/file-layout.ts';
import { collectPerFolder } from '../../model/per-folder.ts';
import type { Rule } from './rule.ts';

const namesUsed = collectPerFolder(({ documents }) =>
  documents
    // An example only repeats what stands elsewhere.
    .filter(({ path }) => !isExamples(path))
    .flatMap(({ text }) => [...text.matchAll(/\bnames?\.([\w-]+)/g)])
    .map(([, name = '']) => name),
);

/** Without its "names.", a word is found by another rule. */
const wordsUsed = collectPerFolder(({ documents }) =>
  documents.flatMap(({ text }) => [...text.matchAll(/\{([\w-]+)\}/g)]).map(([, word = '']) => word),
);

export const rule: Rule = {
  description: 'Every name of app.json stands in a text.',
  checkProduct: ({ app, appPath, folders, fullyParsed }) => {
    if (!fullyParsed) return [];
    const used = new Set(namesUsed({ folders }));
    const words = new Set(wordsUsed({ folders }));
    const known = Object.keys(app.names ?? {});
    // A name that there is not may well be a misspelling of the one that seems unused.
    if ([...used].some((name) => !known.includes(name))) return [];
    return known
      .filter((name) => !used.has(name) && !words.has(name))
      .map((name) => ({
        ...{ file: appPath, pointer: `/names/${escapePart(name)}`, key: true },
        severity: 'warning' as const,
        message: `No text holds {names.${name}}; use it, or remove it.`,
      }));
  },
};
