import {
  fileNamesAtDepth,
  isDraftPath,
  screenFileNames,
  translationTag,
} from '../model/file-layout.ts';
import { memoizeByObject } from '../model/memoize.ts';
import { collectPerFolder } from '../model/per-folder.ts';
import type { ProductSource } from '../model/product.ts';
import { closestName } from '../model/suggest.ts';

/** A file that is ignored because its name differs slightly from one that is read. */
export interface MisnamedFile {
  file: string;
  name: string;
  /** The name that is read. */
  expected: string;
}

/** Finds misnamed files among the JSON files of a folder: "Screen.json", "shema.json". */
export function misnamedIn(files: string[]): MisnamedFile[] {
  return files.flatMap((file) => {
    const { folder, name, known } = splitPath(file);
    if (known.length === 0 || known.includes(name) || screenFileNames.includes(name)) return [];
    const missing = known.filter((one) => !files.includes(`${folder}${one}`));
    const expected =
      missing.find((one) => one === name.toLowerCase()) ?? closestName(name, missing);
    return expected === undefined ? [] : [{ file, name, expected }];
  });
}

const misnamedInScreens = collectPerFolder(({ path, documents }) =>
  path.endsWith('.json') ? [] : misnamedIn(documents.map((document) => document.path)),
);

/** Finds misnamed files among the JSON files of a product. */
export const misnamedJson = ({ folders }: Pick<ProductSource, 'folders'>): MisnamedFile[] => [
  ...misnamedInScreens({ folders }),
  ...misnamedIn([...folders.keys()].filter((path) => path.endsWith('.json'))),
];

/** Finds JSON files with another extension: "screen.json.txt", "Screen.JSON". */
export const misnamedNonJson = ({
  documents,
  nonJsonFiles,
}: Pick<ProductSource, 'documents' | 'nonJsonFiles'>): MisnamedFile[] =>
  [...nonJsonFiles].flatMap((file) => {
    const { folder, name, known } = splitPath(file);
    const stem = /^(\w+\.json)(\.\w+)?$/i.exec(name)?.[1]?.toLowerCase();
    const expected = known.find((one) => one === stem);
    if (expected === undefined || documents.has(`${folder}${expected}`)) return [];
    return [{ file, name, expected }];
  });

/** Finds all misnamed files of a product. */
export const misnamedFiles: (product: ProductSource) => MisnamedFile[] = memoizeByObject(
  (product) => [...misnamedJson(product), ...misnamedNonJson(product)],
);

/** Returns whether a missing file exists under a slightly different name. */
export const isMisnamed = (product: ProductSource, missingFile: string): boolean =>
  misnamedFiles(product).some(
    ({ file, expected }) => splitPath(file).folder + expected === missingFile,
  );

function splitPath(file: string) {
  const path = file.split('/');
  const name = path.at(-1) ?? '';
  const isOther = isDraftPath(file) || translationTag(file) !== undefined;
  const known = isOther ? [] : fileNamesAtDepth(path.length - 1);
  return { folder: file.slice(0, -name.length), name, known };
}
