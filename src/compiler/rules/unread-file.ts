import { suggest } from '../shape/suggest.ts';
import type { Rule } from './rule.ts';

const ofFolder = ['screen.json', 'schema.json', 'ui.json', 'examples.json'];

export const unreadFile: Rule = {
  id: 'unread-file',
  description: 'Every JSON file is one that is read.',
  checkProduct: ({ root, documents, screens }) => {
    const screenFolders = new Set(screens.map(({ folder }) => folder));
    return [...documents.keys()].flatMap((file) => {
      const [, ...rest] = file.split('/');
      const name = rest.at(-1) ?? '';
      const known = namesIn(rest.length);
      if (known.includes(name)) {
        const folder = `${root}/${rest[0]}`;
        if (rest.length === 1 || screenFolders.has(folder)) return [];
        const message = `${folder}/ has no screen.json, so nobody reads this file. Add one, or remove the folder.`;
        return [{ file, pointer: '', severity: 'warning' as const, message }];
      }
      const message = `Nobody reads a file "${name}" here; rename or remove it.${suggest(name, known)}`;
      return [{ file, pointer: '', severity: 'warning' as const, message }];
    });
  },
};

/** Names of the files that are read, by how deep they lie. */
function namesIn(depth: number): string[] {
  if (depth === 1) return ['app.json', 'sandbox.json'];
  if (depth === 2) return ofFolder;
  return depth === 3 ? ofFolder.slice(1) : [];
}
