import { memoizeByObject } from './memoize.ts';
import type { FolderSource, ProductSource } from './product.ts';

/**
 * What each folder of a product has of something. A folder that has not changed is not looked at again, so that rules
 * about a thousand screens cost little more than rules about one.
 */
export function collectPerFolder<T>(
  find: (folder: FolderSource) => T[],
): (product: Pick<ProductSource, 'folders'>) => T[] {
  const found = memoizeByObject(find);
  return ({ folders }) => [...folders.values()].flatMap(found);
}
