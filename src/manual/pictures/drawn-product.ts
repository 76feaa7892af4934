import { buildProductModel } from '../../analysis/build-product-model.ts';
import {
  createCompiler,
  KeyedCache,
  type ProductSource,
  parseProduct,
  type Sources,
} from '../../compiler/index.ts';
import { buildFrameContent, type FrameContent } from '../../gallery/content.ts';

/** The results for files that have not changed between two pictures. */
const cache = new KeyedCache();

/** Returns the code of a compiled module. */
export const { emit } = createCompiler('forms');

/** Parses the product of a picture, without the rules of the checker, which take longer. */
export const parsePicture = (sources: Sources): ProductSource =>
  parseProduct('forms', sources, cache);

/**
 * Returns the states of one screen of a product, with what frames need to draw them.
 *
 * @throws where the screen is not there
 */
export function contentOf(product: ProductSource, screenId: string): FrameContent {
  const screens = product.screens.filter(({ id }) => id === screenId);
  if (screens.length === 0) throw new Error(`There is no screen "${screenId}".`);
  return buildFrameContent(buildProductModel({ ...product, screens }));
}
