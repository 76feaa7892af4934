import {
  compileSources,
  type Diagnostic,
  isFullyParsed,
  KeyedCache,
  type ProductSource,
  parseProduct,
  type Sources,
} from '../../compiler/index.ts';
import { diffProducts } from './diff.ts';
import { type ImageHashes, productNode } from './model/product-node.ts';
import type { ReportedChange } from './reported-change.ts';

/** One of two products to compare, as it was read. */
export interface Revision {
  /** Name of the forms folder. */
  root: string;
  sources: Sources;
  pictures: ImageHashes;
}

export interface Comparison {
  changes: ReportedChange[];
  /** Why some of it, or nothing, could be compared: errors of either side. */
  obstacles: { before: Diagnostic[]; after: Diagnostic[] };
  /** Whether nothing could be. */
  refused: boolean;
}

/** Compares two products, leaving out the screens that can't be read in either of them. */
export function compareRevisions(old: Revision, now: Revision): Comparison {
  // What is written alike on both sides is the very same object, and nothing to be compared.
  const memo = new KeyedCache();
  const before = readSide(old, memo);
  const after = readSide(now, memo);
  const obstacles = { before: before.obstacles, after: after.obstacles };
  if (!before.hasApp || !after.hasApp) return { changes: [], obstacles, refused: true };
  const broken = [...before.broken, ...after.broken];
  const changes = diffProducts(
    productNode(without(before.product, broken), old.pictures),
    productNode(without(after.product, broken), now.pictures),
  );
  return { changes, obstacles, refused: false };
}

interface Read {
  product: ProductSource;
  /** Folders of screens, and files, that can't be read whole. */
  broken: string[];
  hasApp: boolean;
  obstacles: Diagnostic[];
}

function readSide({ root, sources }: Revision, memo: KeyedCache): Read {
  const product = parseProduct(root, sources, memo);
  if (product.fullyParsed) return { product, broken: [], hasApp: true, obstacles: [] };
  const files = [product.appPath, product.sandboxPath].filter((file) => isBroken(product, file));
  const folders = product.screens.filter(({ folder }) => !isFullyParsed(product, folder));
  const broken = [
    ...files,
    ...folders.flatMap(({ id, screen }) => [`${root}/${id}`, screen.route]),
    ...unread(product),
  ].filter((one) => one !== undefined);
  const isInside = ({ file }: Diagnostic) =>
    broken.some((place) => file === place || file.startsWith(`${place}/`));
  const obstacles = compileSources(root, sources).diagnostics.filter(
    (one) => one.severity === 'error' && isInside(one),
  );
  return { product, broken, hasApp: !files.includes(product.appPath), obstacles };
}

const isBroken = ({ documents, shapeErrors, sandboxPath }: ProductSource, path: string): boolean =>
  shapeErrors.some(({ file }) => file === path) ||
  (documents.has(path) || path !== sandboxPath ? documents.get(path)?.value === undefined : false);

/** Folders in which some file is no JSON, so that nobody can say what belongs to them. */
const unread = ({ documents, root }: ProductSource): string[] =>
  [...documents.values()]
    .filter(({ value }) => value === undefined)
    .map(({ path }) => path.split('/'))
    .filter((parts) => parts.length > 2)
    .map((parts) => `${root}/${parts[1]}`);

function without(product: ProductSource, broken: string[]): ProductSource {
  const { screens, sandbox, sandboxPath } = product;
  const isSound = ({ folder, screen }: ProductSource['screens'][number]) =>
    !broken.includes(folder) && !broken.includes(screen.route);
  return {
    ...product,
    screens: screens.filter(isSound),
    sandbox: broken.includes(sandboxPath) ? undefined : sandbox,
  };
}
