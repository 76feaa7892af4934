import { assembleProduct } from '../2-parse/assemble-product.ts';
import type { FolderSource, ProductSource } from '../model/product.ts';

/** A part of a product that is linted by itself. */
export interface LintUnit {
  /** Path of the screen's folder, or the name of the forms folder for files that belong to no screen. */
  key: string;
  toProduct: () => ProductSource;
  /** The findings stay the same as long as these objects do. */
  dependsOn: unknown[];
}

/** Rules look at files that are not JSON with the whole product only. */
const noFiles = new Set<string>();

/** Returns one unit per screen, with the files of its folder, and one of the files that belong to no screen. */
export function lintUnitsOf({ root, folders, app, appPath }: ProductSource): LintUnit[] {
  // Errors in app.json tell every unit which of its keys may be missing by mistake.
  const appErrors = folders.get(appPath)?.shapeErrors ?? [];
  const units: LintUnit[] = [];
  const withoutScreen: FolderSource[] = [];
  for (const folder of folders.values()) {
    if (!folder.screen) {
      withoutScreen.push(folder);
      continue;
    }
    const toProduct = () => {
      const product = assembleProduct(root, [folder], noFiles);
      const fullyParsed = product.fullyParsed && appErrors.length === 0;
      const shapeErrors = [...appErrors, ...product.shapeErrors];
      return { ...product, app, fullyParsed, shapeErrors };
    };
    units.push({ key: folder.path, toProduct, dependsOn: [folder, app, ...appErrors] });
  }
  return [
    ...units,
    {
      key: root,
      toProduct: () => assembleProduct(root, withoutScreen, noFiles),
      dependsOn: withoutScreen,
    },
  ];
}
