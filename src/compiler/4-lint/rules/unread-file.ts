import { type MisnamedFile, misnamedJson, misnamedNonJson } from '../../2-parse/near-miss-files.ts';
import { fileNamesAtDepth, frozenVersion, translationTag } from '../../model/file-layout.ts';
import {
  draftOf,
  isFullyParsed,
  type ProductSource,
  type ScreenSource,
} from '../../model/product.ts';
import { suggest } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every JSON file is one that the compiler reads.',
  checkUnit: (product) => {
    const { root, documents, screens } = product;
    const misnamed = misnamedJson(product);
    const unread = [...documents.keys()].flatMap((file) => {
      if (misnamed.some((one) => one.file === file)) return [];
      const [, ...rest] = file.split('/');
      const name = rest.at(-1) ?? '';
      const tag = translationTag(file);
      if (tag !== undefined) return translationOf(product, file, tag);
      const known =
        rest[1] === 'drafts' ? draftNames(screens, file) : fileNamesAtDepth(rest.length);
      const folder = `${root}/${rest[0]}`;
      const source = screens.find((screen) => screen.folder === folder);
      if (rest[1] === 'drafts' && source) {
        // A file with an error may be the one that declares the draft, and frozen drafts can't be restored.
        if (known.includes(name) || !isFullyParsed(product, folder)) return [];
        if (frozenVersion(file) !== undefined && !draftOf(source)) {
          const message =
            'This screen no longer stores drafts. Remove the folder once no visitor can have one.';
          return [{ file, pointer: '', severity: 'warning' as const, message }];
        }
      }
      if (known.includes(name) || (!source && frozenVersion(file) !== undefined)) {
        if (name === 'examples.json' && source?.screen.kind === 'page') {
          const message =
            'A page has no questions, so that its examples are not read. Remove them.';
          return [{ file, pointer: '', severity: 'warning' as const, message }];
        }
        if (rest.length === 1 || source) return [];
        const message = `${folder}/ has no screen.json, so that this file is not read. Add one, or remove the folder.`;
        return [{ file, pointer: '', severity: 'warning' as const, message }];
      }
      const deep = name === 'screen.json' && rest.length > 2;
      const advice = deep
        ? `; the folder of a screen lies in ${root}/ itself. Move it there.`
        : `; rename or remove it.${suggest(name, known)}`;
      const message = `A file "${name}" is not read here${advice}`;
      return [{ file, pointer: '', severity: 'warning' as const, message }];
    });
    return [...misnamed.map(toRename), ...unread];
  },
  checkProduct: (product) => misnamedNonJson(product).map(toRename),
};

const toRename = ({ file, name, expected: meant }: MisnamedFile) => ({
  file,
  pointer: '',
  message: `A file "${name}" is not read. Rename it to "${meant}".`,
});

function translationOf(product: ProductSource, file: string, tag: string) {
  const { app, appPath, documents } = product;
  // A file with an error may be the one that names the language.
  if (documents.get(appPath)?.value === undefined) return [];
  const tags = Object.keys(app.languages ?? {});
  if (tags.includes(tag)) return [];
  const message = `${appPath} has no language "${tag}", so that this file is not read. Add it under "languages".${suggest(tag, tags)}`;
  return [{ file, pointer: '', severity: 'warning' as const, message }];
}

/** Returns the names of frozen drafts that are read in the folder of a file. */
function draftNames(screens: ScreenSource[], file: string): string[] {
  const source = screens.find(({ folder }) => file.startsWith(`${folder}/drafts/`));
  const draft = source && draftOf(source);
  // A step may have the name "drafts".
  const step = source?.steps.has('drafts') ? fileNamesAtDepth(3) : [];
  const { version = 1 } = draft ?? {};
  const frozen = draft ? Array.from({ length: version }, (_, index) => `${index + 1}.json`) : [];
  return [...frozen, ...step];
}
