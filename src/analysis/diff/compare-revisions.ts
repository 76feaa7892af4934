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

/** The source files of one of two products to compare. */
export interface Revision {
  /** Name of the forms folder. */
  root: string;
  sources: Sources;
  pictures: ImageHashes;
}

export interface Comparison {
  changes: ReportedChange[];
  /** Errors of either revision because of which parts, or everything, could not be compared. */
  obstacles: { before: Diagnostic[]; after: Diagnostic[] };
  /** Whether nothing could be compared. */
  refused: boolean;
}

/** Compares two products without the screens that are unreadable in either of them. */
export function compareRevisions(previous: Revision, current: Revision): Comparison {
  // Folders with equal contents share their parsed objects, which are skipped by identity.
  const memo = new KeyedCache();
  const before = readRevision(previous, memo);
  const after = readRevision(current, memo);
  const obstacles = { before: before.obstacles, after: after.obstacles };
  if (!before.hasApp || !after.hasApp) return { changes: [], obstacles, refused: true };
  const broken = [...before.broken, ...after.broken];
  const changes = diffProducts(
    productNode(without(before.product, broken), previous.pictures),
    productNode(without(after.product, broken), current.pictures),
  );
  return { changes, obstacles, refused: false };
}

interface Read {
  product: ProductSource;
  /** Folders of screens, routes and files that are not completely readable. */
  broken: string[];
  hasApp: boolean;
  obstacles: Diagnostic[];
}

function readRevision({ root, sources }: Revision, memo: KeyedCache): Read {
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

/** Lists folders with a file that is not JSON, whose contents are therefore unknown. */
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
