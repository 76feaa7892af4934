import { fromPointer } from '../../core/pointer.ts';
import { folderOf } from '../model/file-layout.ts';
import { groupBy } from '../model/group-by.ts';
import { memoizeByObject } from '../model/memoize.ts';
import type { ProductSource, ScreenSource } from '../model/product.ts';
import { findCalculationPointers } from './calculations/calculations.ts';
import { findConditionPointers } from './conditions/condition-pointers.ts';
import { findOptionPointers } from './mappings/option-pointers.ts';
import {
  findScreenMappings,
  mappingPointers,
  type PointerSource,
} from './mappings/screen-mappings.ts';
import { findTextPointers, type TextPointer } from './mappings/text-pointers.ts';

/** Finds the pointers of all screens, except for those in the texts of pages, which depend on other screens. */
export const findScreenPointers = (product: ProductSource): (PointerSource | TextPointer)[] => [
  ...findScreenMappings(product).flatMap(mappingPointers),
  ...product.screens.flatMap((screen) => findOptionPointers(product, screen)),
  ...findCalculationPointers(product),
  ...findTextPointers(product),
  ...findConditionPointers(product),
];

const pointersByFolder = memoizeByObject((product: ProductSource) =>
  groupBy(findScreenPointers(product), ({ file }) => folderOf(file)),
);

/** Returns the pointers of a screen and of its forms. */
export const pointersOfScreen = (product: ProductSource, { path }: ScreenSource) =>
  pointersByFolder(product).get(folderOf(path)) ?? [];

/** Lists the parameters of its address that these pointers read, each once. */
export function queryNamesIn(pointers: Pick<PointerSource, 'to'>[]): string[] {
  const names = pointers.flatMap(({ to }) => {
    const [root, name] = fromPointer(to);
    return root === 'query' && name !== undefined ? [name] : [];
  });
  return [...new Set(names)];
}
