import { escapePart } from '../pointer.ts';
import { isExamples } from '../product.ts';
import type { Rule } from './rule.ts';

export const unusedName: Rule = {
  id: 'unused-name',
  description: 'Every name of app.json stands in a text.',
  checkProduct: ({ app, appPath, documents, complete }) => {
    if (!complete) return [];
    const used = new Set<string>();
    for (const { path, text } of documents.values()) {
      // An example only repeats what stands elsewhere.
      if (isExamples(path)) continue;
      for (const [, name = ''] of text.matchAll(/\bnames?\.([\w-]+)/g)) used.add(name);
      // Without its "names.", a word is found by another rule.
      for (const [, name = ''] of text.matchAll(/\{([\w-]+)\}/g)) {
        if (Object.hasOwn(app.names ?? {}, name)) used.add(name);
      }
    }
    const known = Object.keys(app.names ?? {});
    // A name that there is not may well be a misspelling of the one that seems unused.
    if ([...used].some((name) => !known.includes(name))) return [];
    return known
      .filter((name) => !used.has(name))
      .map((name) => ({
        ...{ file: appPath, pointer: `/names/${escapePart(name)}`, key: true },
        severity: 'warning' as const,
        message: `No text holds {names.${name}}; use it, or remove it.`,
      }));
  },
};
