import { draftOf, type ScreenSource } from '../product.ts';
import { suggest } from '../shape/suggest.ts';
import type { Rule } from './rule.ts';

const ofFolder = ['screen.json', 'schema.json', 'ui.json', 'examples.json'];

export const unreadFile: Rule = {
  id: 'unread-file',
  description: 'Every JSON file is one that is read.',
  checkProduct: ({ root, documents, screens }) => {
    const screenFolders = new Set(screens.map(({ folder }) => folder));
    const isPage = (folder: string) =>
      screens.some((source) => source.folder === folder && source.screen.kind === 'page');
    return [...documents.keys()].flatMap((file) => {
      const [, ...rest] = file.split('/');
      const name = rest.at(-1) ?? '';
      const known = rest[1] === 'drafts' ? draftNames(screens, file) : namesIn(rest.length);
      if (rest[1] === 'drafts' && known.includes(name)) return [];
      if (known.includes(name)) {
        const folder = `${root}/${rest[0]}`;
        if (name === 'examples.json' && isPage(folder)) {
          const message = 'A page asks nothing, so nobody reads its examples. Remove them.';
          return [{ file, pointer: '', severity: 'warning' as const, message }];
        }
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

/** Names of the frozen drafts that are read in the folder of a file. */
function draftNames(screens: ScreenSource[], file: string): string[] {
  const source = screens.find(({ folder }) => file.startsWith(`${folder}/drafts/`));
  const draft = source && draftOf(source);
  // A step may well be called "drafts".
  const step = source?.steps.has('drafts') ? namesIn(3) : [];
  const { version = 1 } = draft ?? {};
  const frozen = draft ? Array.from({ length: version }, (_, index) => `${index + 1}.json`) : [];
  return [...frozen, ...step];
}
