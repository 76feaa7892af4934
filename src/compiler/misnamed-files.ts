import { inFolders } from './in-folders.ts';
import { type MisnamedFile, misnamedIn, ofScreen } from './misnamed.ts';
import type { ProductSource } from './product.ts';

const inFolder = inFolders(({ path, documents }) =>
  path.endsWith('.json') ? [] : misnamedIn(documents.map((document) => document.path)),
);

/** Every file of a product that is called nearly like one that is not there. */
export function misnamedFiles({
  folders,
  documents,
  others,
}: Pick<ProductSource, 'folders' | 'documents' | 'others'>): MisnamedFile[] {
  // Those of other kinds are few, and those in no folder too.
  const odd = [...others].filter((file) => /json/i.test(file));
  const loose = [...folders.keys()].filter((path) => path.endsWith('.json'));
  const beside = new Set(odd.map((file) => file.slice(0, file.lastIndexOf('/') + 1)));
  const known = [...beside].flatMap((folder) =>
    [...ofScreen, 'app.json', 'sandbox.json']
      .map((name) => `${folder}${name}`)
      .filter((file) => documents.has(file)),
  );
  return [...inFolder({ folders }), ...misnamedIn([...loose, ...known, ...odd])];
}

/** Whether a file lies there under a name that is not quite its own. */
export const isMisnamed = (
  product: Pick<ProductSource, 'folders' | 'documents' | 'others'>,
  file: string,
): boolean =>
  misnamedFiles(product).some(
    (one) => `${one.file.slice(0, one.file.lastIndexOf('/'))}/${one.meant}` === file,
  );
