import type { ProductModel } from '../../../../src/analysis/product-model.ts';
import type { ProductSource } from '../../../../src/compiler/index.ts';
import { provesAll } from '../../../support/extent.ts';
import { listPaths } from '../../../support/paths/list-paths.ts';
import {
  isInBrowser,
  type Path,
  type ScreenPaths,
  type Walk,
} from '../../../support/paths/path.ts';
import { pathFeatures } from '../../../support/paths/path-features.ts';
import { pathsByPage } from '../../../support/paths/paths-by-page.ts';
import { walkablePaths } from '../../../support/paths/walk-budget.ts';
import { proven } from '../../form/proven-forms.ts';
import { isSample, keepsFewSnapshots } from '../../products.ts';
import { screensToProve } from '../touched.ts';

/** A product whose paths are walked in a browser. */
export interface WalkedProduct {
  /** Name of its folder. */
  name: string;
  folder: string;
  source: ProductSource;
  model: ProductModel;
  /** The screens to prove, with their paths. */
  screens: ScreenPaths[];
  /** Whether snapshots are kept of one path alone. */
  keepsFew: boolean;
}

/** The paths that one page follows, one after the other. */
export interface PageOfPaths {
  product: WalkedProduct;
  paths: Path[];
}

/** Reads a product and the paths through the screens that are to be proven. */
export async function walkedProduct(name: string, folder: string): Promise<WalkedProduct> {
  const { source, written } = await proven(folder);
  const proved = screensToProve(folder, written);
  const screens = walkablePaths(listPaths(written)).filter(({ screen }) => proved.has(screen));
  const keepsFew = keepsFewSnapshots(folder);
  return { name, folder, source, model: written, screens, keepsFew };
}

/** Divides the paths through a product among pages. Of a product of which few snapshots are kept, one path is enough. */
export function pagesOf(product: WalkedProduct): PageOfPaths[] {
  const paths = product.screens.flatMap((screen) => screen.paths).filter(isInBrowser);
  const few = product.keepsFew ? withFewFiles(paths) : paths;
  const recorded = product.keepsFew && !provesAll ? few.filter(hasFiles) : few;
  return product.screens
    .map(({ screen }) => recorded.filter((path) => path.screen === screen))
    .flatMap(pathsByPage)
    .map((page) => ({ product, paths: page }));
}

/**
 * Names what a page shows that others may not. Each snapshot of the product that is shipped is one such thing, so that every
 * sample has all of them; of the others, each step is. The other screens of a product of which few snapshots are kept are
 * proven without a page.
 */
export function pageFeatures({ product, paths }: PageOfPaths): string[] {
  const { folder, model, keepsFew } = product;
  const isShipped = !isSample(folder);
  return paths.flatMap((path) => [
    ...pathFeatures(model, path).filter((feature) => !keepsFew || !/^(screen|step) /.test(feature)),
    ...(isShipped && path.kind === 'walk' ? filesOf(path) : []).map((file) => `file ${file}`),
  ]);
}

/** Returns the snapshots of a walk's steps, and that of what it sends where the stores can't tell it. */
const filesOf = (walk: Walk): string[] => [
  ...walk.steps.flatMap(({ files }) => Object.values(files)).filter((file) => file !== undefined),
  ...(walk.recorded && !isRecordedByStores(walk) ? [walk.id] : []),
];

/**
 * Returns whether the stores of the engine record what a walk sends. On the way through exits, a page also calls what the
 * stores do not.
 */
export const isRecordedByStores = ({ recorded, steps }: Walk): boolean =>
  recorded && steps.every(({ exits = [] }) => exits.length === 0);

const hasFiles = (path: Path): boolean => path.kind === 'walk' && filesOf(path).length > 0;

/** Leaves the first walk one snapshot of each step, as it is filled in, and the others none. */
function withFewFiles(paths: Path[]): Path[] {
  const first = paths.find(({ kind }) => kind === 'walk');
  return paths.map((path) => {
    if (path.kind !== 'walk') return { ...path, file: undefined, endFile: undefined };
    const steps = path.steps.map((step) => {
      const { opened, filled = opened } = step.files;
      return { ...step, files: path === first && filled !== undefined ? { filled } : {} };
    });
    return { ...path, steps, thorough: false, recorded: false, endFile: undefined };
  });
}
