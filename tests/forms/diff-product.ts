import { basename } from 'node:path';
import type { Revision } from '../../src/analysis/diff/compare-revisions.ts';
import { diffProducts } from '../../src/analysis/diff/diff.ts';
import type { Node } from '../../src/analysis/diff/model/node.ts';
import { productNode } from '../../src/analysis/diff/model/product-node.ts';
import type { ReportedChange } from '../../src/analysis/diff/reported-change.ts';
import { KeyedCache, parseProduct, readForms, type Sources } from '../../src/compiler/index.ts';

/** Reads a product, with the path of each picture instead of its hash. */
export const readRevision = async (folder: string): Promise<Revision> =>
  revision(basename(folder), await readForms(folder));

export const revision = (root: string, sources: Sources): Revision => ({
  root,
  sources,
  pictures: (path) => (sources.nonJsonFiles.has(path) ? path : undefined),
});

/** Returns a revision with some texts replaced. */
export const withTexts = (
  { root, sources }: Revision,
  texts: Iterable<[string, string]>,
): Revision => revision(root, { ...sources, texts: new Map([...sources.texts, ...texts]) });

/** Returns the part of a product that a file can affect: a screen with app.json; for app.json, everything. */
export function partAround({ root, sources }: Revision, path: string): Revision {
  const [, screen, ...rest] = path.split('/');
  const isPart = (file: string) =>
    rest.length === 0 || file === `${root}/app.json` || file.startsWith(`${root}/${screen}/`);
  return revision(root, {
    ...sources,
    texts: new Map([...sources.texts].filter(([file]) => isPart(file))),
  });
}

/** Returns the comparison model; `undefined` where the product is not fully parsed. */
export function nodeOf(
  { root, sources, pictures }: Revision,
  cache = new KeyedCache(),
): Node | undefined {
  const product = parseProduct(root, sources, cache);
  return product.fullyParsed ? productNode(product, pictures) : undefined;
}

/** @throws where either revision is not fully parsed */
export function changesBetween(old: Revision, now: Revision): ReportedChange[] {
  const [before, after] = [nodeOf(old), nodeOf(now)];
  if (!before || !after) throw new Error('A product to compare can not be read.');
  return diffProducts(before, after);
}
