import { flowOf } from '../analysis/flow/flow-of.ts';
import type { WrittenProduct } from '../analysis/product.ts';
import { sampleLoaded, statesOf } from '../analysis/states/states-of.ts';
import type { GalleryContent } from './content.ts';

/** The gallery of a product, its screens in the order in which a visitor meets them. */
export function contentOf(product: WrittenProduct): GalleryContent {
  const flow = flowOf(product);
  const screens = flow.screens.flatMap(
    ({ id }) => product.screens.find((screen) => screen.id === id) ?? [],
  );
  return {
    name: product.name,
    flow,
    groups: statesOf({ ...product, screens }),
    loaded: Object.fromEntries(
      screens.map((screen) => [screen.id, sampleLoaded(product, screen)] as const),
    ),
  };
}
