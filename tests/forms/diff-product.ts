import { basename } from 'node:path';
import type { Revision } from '../../src/analysis/diff/compare-revisions.ts';
import { diffProducts } from '../../src/analysis/diff/diff.ts';
import type { Node } from '../../src/analysis/diff/model/node.ts';
import { productNode } from '../../src/analysis/diff/model/product-node.ts';
import type { ReportedChange } from '../../src/analysis/diff/reported-change.ts';
import { KeyedCache, parseProduct, readForms, type Sources } from '../../src/compiler/index.ts';

/** A product as its files have it, with each picture known by its name. */
export const sideOf = async (folder: string): Promise<Revision> =>
  side(basename(folder), await readForms(folder));

export const side = (root: string, sources: Sources): Revision => ({
  root,
  sources,
  pictures: (path) => (sources.nonJsonFiles.has(path) ? path : undefined),
});

/** The same product with texts replaced. */
export const withTexts = (
  { root, sources }: Revision,
  texts: Iterable<[string, string]>,
): Revision => side(root, { ...sources, texts: new Map([...sources.texts, ...texts]) });

/** The part of a product that a file can make a difference to: a screen with app.json; for app.json, everything. */
export function partAround({ root, sources }: Revision, path: string): Revision {
  const [, screen, ...rest] = path.split('/');
  const isPart = (file: string) =>
    rest.length === 0 || file === `${root}/app.json` || file.startsWith(`${root}/${screen}/`);
  return side(root, {
    ...sources,
    texts: new Map([...sources.texts].filter(([file]) => isPart(file))),
  });
}

/** A product as it is compared; `undefined` where its files can't be read whole. */
export function thingOf(
  { root, sources, pictures }: Revision,
  memo = new KeyedCache(),
): Node | undefined {
  const product = parseProduct(root, sources, memo);
  return product.fullyParsed ? productNode(product, pictures) : undefined;
}

/** @throws where either can't be read whole */
export function changesBetween(old: Revision, now: Revision): ReportedChange[] {
  const [before, after] = [thingOf(old), thingOf(now)];
  if (!before || !after) throw new Error('A product to compare can not be read.');
  return diffProducts(before, after);
}
