import { memoizeByObject } from './memoize.ts';
import type { FolderSource, ProductSource } from './product.ts';

/**
 * Returns a function that collects something from every folder of a product. Unchanged folders are not searched again,
 * so that a rule about a thousand screens costs little more than a rule about one.
 */
export function collectPerFolder<T>(
  collect: (folder: FolderSource) => T[],
): (product: Pick<ProductSource, 'folders'>) => T[] {
  const collectOnce = memoizeByObject(collect);
  return ({ folders }) => [...folders.values()].flatMap(collectOnce);
}
