import type { Finding } from '../diagnostic.ts';
import type { Rule } from './rule.ts';
import { suggest } from './suggest.ts';

export const unknownName: Rule = {
  id: 'unknown-name',
  description: 'Every {names.x} in a text stands under "names" in app.json.',
  check: ({ documents, app }) => {
    const known = Object.keys(app.names ?? {});
    const found: Finding[] = [];
    const walk = (file: string, pointer: string, value: unknown) => {
      if (typeof value === 'string') {
        for (const [, name = ''] of value.matchAll(/\{names\.([\w-]*)\}/g)) {
          if (known.includes(name)) continue;
          found.push({ file, pointer, message: `app.json has no name "${name}".${suggest(name, known)}` });
        }
      } else if (typeof value === 'object' && value !== null) {
        for (const [key, entry] of Object.entries(value)) walk(file, `${pointer}/${key}`, entry);
      }
    };
    for (const { path, value } of documents.values()) walk(path, '', value);
    return found;
  },
};
