import { type MisnamedFile, misnamedJson, misnamedNonJson } from '../../2-parse/near-miss-files.ts';
import { fileNamesAtDepth, frozenVersion } from '../../model/file-layout.ts';
import { draftOf, isFullyParsed, type ScreenSource } from '../../model/product.ts';
import { suggest } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every file that is, or was to be, JSON is one that is read.',
  checkUnit: (product) => {
    const { root, documents, screens } = product;
    const misnamed = misnamedJson(product);
    const unread = [...documents.keys()].flatMap((file) => {
      if (misnamed.some((one) => one.file === file)) return [];
      const [, ...rest] = file.split('/');
      const name = rest.at(-1) ?? '';
      const known =
        rest[1] === 'drafts' ? draftNames(screens, file) : fileNamesAtDepth(rest.length);
      const folder = `${root}/${rest[0]}`;
      const source = screens.find((screen) => screen.folder === folder);
      if (rest[1] === 'drafts' && source) {
        // What can't be read may well say that these are kept, and they can't be had again.
        if (known.includes(name) || !isFullyParsed(product, folder)) return [];
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
      const deep = name === 'screen.json' && rest.length > 2;
      const advice = deep
        ? `; the folder of a screen lies in ${root}/ itself. Move it there.`
        : `; rename or remove it.${suggest(name, known)}`;
      const message = `Nobody reads a file "${name}" here${advice}`;
      return [{ file, pointer: '', severity: 'warning' as const, message }];
    });
    return [...misnamed.map(toRename), ...unread];
  },
  checkProduct: (product) => misnamedNonJson(product).map(toRename),
};

const toRename = ({ file, name, expected: meant }: MisnamedFile) => ({
  ...{ file, pointer: '' },
  message: `Nobody reads a file "${name}". Rename it to "${meant}".`,
});

/** Names of the frozen drafts that are read in the folder of a file. */
function draftNames(screens: ScreenSource[], file: string): string[] {
  const source = screens.find(({ folder }) => file.startsWith(`${folder}/drafts/`));
  const draft = source && draftOf(source);
  // A step may well be called "drafts".
  const step = source?.steps.has('drafts') ? fileNamesAtDepth(3) : [];
  const { version = 1 } = draft ?? {};
  const frozen = draft ? Array.from({ length: version }, (_, index) => `${index + 1}.json`) : [];
  return [...frozen, ...step];
}
