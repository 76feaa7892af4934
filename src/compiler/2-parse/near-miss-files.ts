import { memoizeByObject } from '../model/memoize.ts';
import { collectPerFolder } from '../model/per-folder.ts';
import type { ProductSource } from '../model/product.ts';
import { meantName } from '../model/suggest.ts';

/** A file that nobody reads, since its name is not quite one that is read. */
export interface MisnamedFile {
  file: string;
  name: string;
  /** The name that is read. */
  meant: string;
}

/** Names of the files in the folder of a screen. */
export const ofScreen = ['screen.json', 'schema.json', 'ui.json', 'examples.json'];

/** Names of the files that are read, by how deep they lie. */
export function namesIn(depth: number): string[] {
  if (depth === 1) return ['app.json', 'sandbox.json'];
  if (depth === 2) return ofScreen;
  return depth === 3 ? ofScreen.slice(1) : [];
}

/** Of the JSON files of a folder, those called nearly like one that is not there: "Screen.json", "shema.json". */
export function misnamedIn(files: string[]): MisnamedFile[] {
  return files.flatMap((file) => {
    const { folder, name, known } = placeOf(file);
    if (known.includes(name) || ofScreen.includes(name)) return [];
    const free = known.filter((one) => !files.includes(`${folder}${one}`));
    const wanted = free.find((one) => one === name.toLowerCase()) ?? meantName(name, free);
    return wanted === undefined ? [] : [{ file, name, meant: wanted }];
  });
}

const inFolder = collectPerFolder(({ path, documents }) =>
  path.endsWith('.json') ? [] : misnamedIn(documents.map((document) => document.path)),
);

/** The JSON files of a product that are called nearly like one that is not there. */
export const misnamedJson = ({ folders }: Pick<ProductSource, 'folders'>): MisnamedFile[] => [
  ...inFolder({ folders }),
  ...misnamedIn([...folders.keys()].filter((path) => path.endsWith('.json'))),
];

/** Files of other kinds that were to be one that is not there: "screen.json.txt", "Screen.JSON". */
export const misnamedOthers = ({
  documents,
  nonJsonFiles,
}: Pick<ProductSource, 'documents' | 'nonJsonFiles'>): MisnamedFile[] =>
  [...nonJsonFiles].flatMap((file) => {
    const { folder, name, known } = placeOf(file);
    const stem = /^(\w+\.json)(\.\w+)?$/i.exec(name)?.[1]?.toLowerCase();
    const wanted = known.find((one) => one === stem);
    if (wanted === undefined || documents.has(`${folder}${wanted}`)) return [];
    return [{ file, name, meant: wanted }];
  });

/** Every file of a product that is called nearly like one that is not there. */
export const misnamedFiles: (product: ProductSource) => MisnamedFile[] = memoizeByObject(
  (product) => [...misnamedJson(product), ...misnamedOthers(product)],
);

/** Whether a file lies there under a name that is not quite its own. */
export const isMisnamed = (product: ProductSource, file: string): boolean =>
  misnamedFiles(product).some((one) => placeOf(one.file).folder + one.meant === file);

function placeOf(file: string) {
  const path = file.split('/');
  const name = path.at(-1) ?? '';
  const known = path[2] === 'drafts' ? [] : namesIn(path.length - 1);
  return { folder: file.slice(0, -name.length), name, known };
}
