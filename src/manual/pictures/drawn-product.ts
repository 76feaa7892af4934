import { buildProductModel } from '../../analysis/build-product-model.ts';
import {
  createCompiler,
  KeyedCache,
  type ProductSource,
  parseProduct,
} from '../../compiler/index.ts';
import { buildFrameContent, type FrameContent } from '../../gallery/content.ts';
import type { PictureSources } from './recipe-sources.ts';

/** A product that pictures are drawn from, without the rules of the checker, so that it is there at once. */
export interface DrawnProduct {
  product: ProductSource;
  /** Returns the code of a compiled module. */
  emit: ReturnType<typeof createCompiler>['emit'];
  /** The texts of files that are not on the disk. */
  added: Map<string, string>;
}

/** Returns a function that parses products, which reuses what it knows of files that have not changed. */
export function createPictureParser(): (sources: PictureSources) => DrawnProduct {
  const cache = new KeyedCache();
  const { emit } = createCompiler('forms');
  return (sources) => ({
    product: parseProduct('forms', sources, cache),
    emit,
    added: sources.added,
  });
}

/**
 * Returns the states of one screen of a product, with what frames need to draw them.
 *
 * @throws where the screen is not there
 */
export function contentOf({ product }: DrawnProduct, screenId: string): FrameContent {
  const screens = product.screens.filter(({ id }) => id === screenId);
  if (screens.length === 0) throw new Error(`There is no screen "${screenId}".`);
  return buildFrameContent(buildProductModel({ ...product, screens }));
}
