import type { ProductSource } from '../model/product.ts';
import { findCalculationPointers } from './calculations.ts';
import { type ConditionSource, findConditions } from './conditions.ts';
import { findLinks, findSandboxLinks, type LinkSource } from './links.ts';
import { findConditionPointers } from './mappings/condition-pointers.ts';
import { findOptionPointers } from './mappings/option-pointers.ts';
import { findSandboxMappings, findSandboxPointers } from './mappings/sandbox-mappings.ts';
import {
  findScreenMappings,
  type MappingSource,
  type PointerSource,
} from './mappings/screen-mappings.ts';
import {
  findPageTextPointers,
  findTextPointers,
  type TextPointer,
} from './mappings/text-pointers.ts';
import { findPatterns, type PatternSource } from './patterns.ts';
import { findVisibleTexts, type VisibleText } from './visible-texts.ts';

/** A parsed product with the results of the analysis. Each part is derived when it is first read. */
export interface AnalyzedProduct extends ProductSource {
  /** The `if` of forms, the `when` of steps, and the tests of answers in the `when` of outcomes. */
  readonly conditions: ConditionSource[];
  readonly links: { screens: LinkSource[]; sandbox: LinkSource[] };
  readonly mappings: { screens: MappingSource[]; sandbox: MappingSource[] };
  /** JSON Pointers outside mappings. */
  readonly pointers: {
    options: PointerSource[];
    calculations: PointerSource[];
    texts: TextPointer[];
    pageTexts: TextPointer[];
    /** What conditions test beside answers. */
    conditions: PointerSource[];
    sandbox: PointerSource[];
  };
  /** Regular expressions. */
  readonly patterns: PatternSource[];
  /** Texts that visitors read. */
  readonly texts: VisibleText[];
}

/** Analyzes a product, or a unit of it. */
export const analyze = (product: ProductSource): AnalyzedProduct => ({
  ...product,
  get conditions() {
    return findConditions(product);
  },
  links: {
    get screens() {
      return findLinks(product);
    },
    get sandbox() {
      return findSandboxLinks(product);
    },
  },
  mappings: {
    get screens() {
      return findScreenMappings(product);
    },
    get sandbox() {
      return findSandboxMappings(product);
    },
  },
  pointers: {
    get options() {
      return product.screens.flatMap((screen) => findOptionPointers(product, screen));
    },
    get calculations() {
      return findCalculationPointers(product);
    },
    get texts() {
      return findTextPointers(product);
    },
    get pageTexts() {
      return findPageTextPointers(product);
    },
    get conditions() {
      return findConditionPointers(product);
    },
    get sandbox() {
      return findSandboxPointers(product);
    },
  },
  get patterns() {
    return findPatterns(product);
  },
  get texts() {
    return findVisibleTexts(product);
  },
});
