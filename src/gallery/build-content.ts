import { buildFlow } from '../analysis/flow/build-flow.ts';
import type { ProductModel } from '../analysis/product-model.ts';
import { sampleDataResponses } from '../analysis/sample/sample-choices.ts';
import { sampleLoaded } from '../analysis/sample/sample-response.ts';
import { listStates } from '../analysis/states/list-states.ts';
import type { GalleryContent } from './content.ts';

/** Builds the content of the gallery from a product. Screens are in the order in which a visitor opens them. */
export function buildContent(product: ProductModel): GalleryContent {
  const flow = buildFlow(product);
  const screens = flow.screens.flatMap(
    ({ id }) => product.screens.find((screen) => screen.id === id) ?? [],
  );
  return {
    name: product.name,
    flow,
    groups: listStates({ ...product, screens }),
    choices: sampleDataResponses(product),
    loaded: Object.fromEntries(
      screens.map((screen) => [screen.id, sampleLoaded(product, screen)] as const),
    ),
  };
}
