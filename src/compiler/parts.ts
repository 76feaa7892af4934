import { groupBy } from './group-by.ts';
import { assembleProduct, type ProductSource } from './product.ts';

/** A part of a product that is checked by itself. */
export interface Part {
  /** Path of the screen's folder, or the name of the forms folder for what belongs to no screen. */
  key: string;
  part: ProductSource;
  /** What its findings follow from. */
  on: unknown[];
}

/** One part for each screen, with the files of its folder, and one for the files that belong to no screen. */
export function partsOf(product: ProductSource): Part[] {
  const { root, documents, others, screens, misshapes, app, appPath } = product;
  const files = groupBy(documents, ([path]) => folderOf(path));
  const wrong = groupBy(misshapes, ({ file }) => folderOf(file));
  const folders = new Set(screens.map(({ folder }) => folder));
  // The shape of app.json says what it may lack, in every part.
  const common = misshapes.filter(({ file }) => file === appPath);
  const parts = screens.map((screen): Part => {
    const own = new Map(files.get(screen.folder));
    const found = [...common, ...(wrong.get(screen.folder) ?? [])];
    const part = assembleProduct(root, own, [screen], others, found);
    return {
      key: screen.folder,
      part: { ...part, app },
      on: [screen, app, ...own.values(), ...found],
    };
  });
  const rest = [...documents].filter(([path]) => !folders.has(folderOf(path)));
  const found = misshapes.filter(({ file }) => !folders.has(folderOf(file)));
  const part = assembleProduct(root, new Map(rest), [], others, found);
  return [...parts, { key: root, part, on: [...rest.map(([, document]) => document), ...found] }];
}

/** The folder of a screen that a file lies in, or would if there was one: "forms/signup". */
export const folderOf = (path: string): string => path.split('/').slice(0, 2).join('/');
