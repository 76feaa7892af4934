import { assembleProduct } from '../2-parse/assemble.ts';
import type { FolderSource, ProductSource } from '../model/product.ts';

/** A part of a product that is checked by itself. */
export interface LintUnit {
  /** Path of the screen's folder, or the name of the forms folder for what belongs to no screen. */
  key: string;
  product: () => ProductSource;
  /** What its findings follow from. */
  dependsOn: unknown[];
}

/** Files that are not JSON are looked at with the product as a whole. */
const none = new Set<string>();

/** One part for each screen, with the files of its folder, and one for the files that belong to no screen. */
export function lintUnitsOf({ root, folders, app, appPath }: ProductSource): LintUnit[] {
  // The shape of app.json says what it may lack, in every part.
  const common = folders.get(appPath)?.shapeErrors ?? [];
  const parts: LintUnit[] = [];
  const rest: FolderSource[] = [];
  for (const folder of folders.values()) {
    if (!folder.screen) {
      rest.push(folder);
      continue;
    }
    const part = () => {
      const alone = assembleProduct(root, [folder], none);
      const complete = alone.complete && common.length === 0;
      return { ...alone, app, complete, shapeErrors: [...common, ...alone.shapeErrors] };
    };
    parts.push({ key: folder.path, product: part, dependsOn: [folder, app, ...common] });
  }
  return [
    ...parts,
    { key: root, product: () => assembleProduct(root, rest, none), dependsOn: rest },
  ];
}
