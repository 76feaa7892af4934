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
import type { VisibleText } from './texts-at.ts';
import { findVisibleTexts } from './visible-texts.ts';

/**
 * The results of the analysis of a product. Each is derived when it is first read, by an accessor of this class: a copy of
 * an analyzed product by spread derives nothing, and is a parsed product alone.
 */
class Analysis {
  readonly #product: ProductSource;

  constructor(product: ProductSource) {
    this.#product = product;
  }

  /** The `if` of forms, and the tests of answers in the `when` of steps, exits and outcomes. */
  get conditions(): ConditionSource[] {
    return findConditions(this.#product);
  }

  get links() {
    const product = this.#product;
    return {
      get screens(): LinkSource[] {
        return findLinks(product);
      },
      get sandbox(): LinkSource[] {
        return findSandboxLinks(product);
      },
    };
  }

  get mappings() {
    const product = this.#product;
    return {
      get screens(): MappingSource[] {
        return findScreenMappings(product);
      },
      get sandbox(): MappingSource[] {
        return findSandboxMappings(product);
      },
    };
  }

  /** JSON Pointers outside mappings. */
  get pointers() {
    const product = this.#product;
    return {
      get options(): PointerSource[] {
        return product.screens.flatMap((screen) => findOptionPointers(product, screen));
      },
      get calculations(): PointerSource[] {
        return findCalculationPointers(product);
      },
      get texts(): TextPointer[] {
        return findTextPointers(product);
      },
      get pageTexts(): TextPointer[] {
        return findPageTextPointers(product);
      },
      /** The values that conditions test beside answers. */
      get conditions(): PointerSource[] {
        return findConditionPointers(product);
      },
      get sandbox(): PointerSource[] {
        return findSandboxPointers(product);
      },
    };
  }

  /** Regular expressions. */
  get patterns(): PatternSource[] {
    return findPatterns(this.#product);
  }

  /** Texts that visitors read. */
  get texts(): VisibleText[] {
    return findVisibleTexts(this.#product);
  }
}

/** A parsed product with the results of the analysis. */
export type AnalyzedProduct = ProductSource & Analysis;

/** Analyzes a product, or a unit of it. */
export const analyze = (product: ProductSource): AnalyzedProduct =>
  Object.assign(new Analysis(product), product);
