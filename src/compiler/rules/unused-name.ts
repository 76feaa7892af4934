import { once } from '../once.ts';
import type { Document } from '../parse.ts';
import { escapePart } from '../pointer.ts';
import { isExamples } from '../product.ts';
import type { Rule } from './rule.ts';

const namesIn = once(({ path, text }: Document): string[] =>
  // An example only repeats what stands elsewhere.
  isExamples(path) ? [] : [...text.matchAll(/\{names\.([\w-]+)\}/g)].map(([, name = '']) => name),
);

export const unusedName: Rule = {
  id: 'unused-name',
  description: 'Every name of app.json stands in a text.',
  checkProduct: ({ app, appPath, documents, complete }) => {
    if (!complete) return [];
    const used = new Set<string>();
    for (const document of documents.values()) {
      for (const name of namesIn(document)) used.add(name);
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
        mend: { do: 'remove' } as const,
      }));
  },
};
