import { draftOf, frozenVersion, isWhole, type ScreenSource } from '../product.ts';
import { suggest } from '../shape/suggest.ts';
import type { Rule } from './rule.ts';

const ofFolder = ['screen.json', 'schema.json', 'ui.json', 'examples.json'];

export const unreadFile: Rule = {
  id: 'unread-file',
  description: 'Every JSON file is one that is read.',
  checkPart: (product) => {
    const { root, documents, screens } = product;
    return [...documents.keys()].flatMap((file) => {
      const [, ...rest] = file.split('/');
      const name = rest.at(-1) ?? '';
      const known = rest[1] === 'drafts' ? draftNames(screens, file) : namesIn(rest.length);
      const folder = `${root}/${rest[0]}`;
      const source = screens.find((screen) => screen.folder === folder);
      if (rest[1] === 'drafts' && source) {
        // What can't be read may well say that these are kept, and they can't be had again.
        if (known.includes(name) || !isWhole(product, folder)) return [];
        if (frozenVersion(file) !== undefined && !draftOf(source)) {
          const message =
            'This screen keeps no draft any more; remove the folder once no visitor can have one.';
          return [{ file, pointer: '', severity: 'warning' as const, message }];
        }
      }
      if (known.includes(name) || (!source && frozenVersion(file) !== undefined)) {
        if (name === 'examples.json' && source?.screen.kind === 'page') {
          const message = 'A page asks nothing, so nobody reads its examples. Remove them.';
          return [{ file, pointer: '', severity: 'warning' as const, message }];
        }
        if (rest.length === 1 || source) return [];
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
