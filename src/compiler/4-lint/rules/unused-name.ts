import { isExamples } from '../../model/file-layout.ts';
import { collectPerFolder } from '../../model/per-folder.ts';
import { findUnused, keyNames } from '../names/name-findings.ts';
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
    const declared = keyNames(appPath, '/names', app.names);
    const words = findWords({ folders }).filter((word) => Object.hasOwn(app.names ?? {}, word));
    return findUnused(declared, [...findNames({ folders }), ...words]).map(({ name, ...place }) => {
      const message = `No text uses {names.${name}}. Use it, or remove it.`;
      return { ...place, message, severity: 'warning' };
    });
  },
};
