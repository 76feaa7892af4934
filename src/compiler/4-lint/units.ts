import { assembleProduct } from '../2-parse/assemble.ts';
import type { FolderSource, ProductSource } from '../model/product.ts';

/** A part of a product that is checked by itself. */
export interface Part {
  /** Path of the screen's folder, or the name of the forms folder for what belongs to no screen. */
  key: string;
  part: () => ProductSource;
  /** What its findings follow from. */
  on: unknown[];
}

/** Files that are not JSON are looked at with the product as a whole. */
const none = new Set<string>();

/** One part for each screen, with the files of its folder, and one for the files that belong to no screen. */
export function partsOf({ root, folders, app, appPath }: ProductSource): Part[] {
  // The shape of app.json says what it may lack, in every part.
  const common = folders.get(appPath)?.misshapes ?? [];
  const parts: Part[] = [];
  const rest: FolderSource[] = [];
  for (const folder of folders.values()) {
    if (!folder.screen) {
      rest.push(folder);
      continue;
    }
    const part = () => {
      const alone = assembleProduct(root, [folder], none);
      const complete = alone.complete && common.length === 0;
      return { ...alone, app, complete, misshapes: [...common, ...alone.misshapes] };
    };
    parts.push({ key: folder.path, part, on: [folder, app, ...common] });
  }
  return [...parts, { key: root, part: () => assembleProduct(root, rest, none), on: rest }];
}
