import type { ProductSource } from '../model/product.ts';
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
