import type { Sources } from '../1-read/read-folder.ts';
import type { KeyedCache } from '../model/cache.ts';
import { parseText } from '../model/document.ts';
import { groupBy } from '../model/group-by.ts';
import { type FolderSource, folderOf, formsOf, type ProductSource } from '../model/product.ts';
import { assembleFolder, assembleProduct, assembleScreen } from './assemble.ts';
import { interpolateNames, namesOf } from './interpolate-names.ts';
import { misnamedFiles } from './near-miss-files.ts';
import { checkFile, checkUi } from './shape/check-file.ts';
import { stripInvalid } from './shape/strip-invalid.ts';

type Names = Record<string, string>;

/**
 * The product that the texts describe, with names filled in and without what is misshapen. A folder that has not
 * changed since the last time stays the very same object.
 */
export function parseProduct(
  root: string,
  { texts, nonJsonFiles }: Sources,
  memo: KeyedCache,
): ProductSource {
  const appPath = `${root}/app.json`;
  const app = texts.get(appPath) ?? '';
  const names = memo.get('names', [app], () => namesOf(parseText(appPath, app)));
  const spelling = JSON.stringify(names);
  const folders = [...groupBy(texts, ([path]) => folderOf(path))].map(([path, files]) =>
    memo.get(`folder ${path}`, [spelling, ...files.flat()], () =>
      readFolder(root, path, files, names),
    ),
  );
  const product = assembleProduct(root, folders, nonJsonFiles);
  return { ...product, complete: product.complete && misnamedFiles(product).length === 0 };
}

function readFolder(
  root: string,
  path: string,
  files: [path: string, text: string][],
  names: Names,
): FolderSource {
  const written = files.map(([file, text]) => interpolateNames(parseText(file, text), names));
  const ofFiles = written.map((document) => checkFile(root, document));
  const wellFormed = written.map((document, index) => stripInvalid(document, ofFiles[index] ?? []));
  const screen = assembleScreen(path, wellFormed);
  const ofUi = formsOf({ screens: screen ? [screen] : [] }).flatMap(checkUi);
  const sound = wellFormed.map((document) =>
    stripInvalid(
      document,
      ofUi.filter(({ file }) => file === document.path),
    ),
  );
  return assembleFolder(path, sound, [...ofFiles.flat(), ...ofUi]);
}
