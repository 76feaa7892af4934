import { buildFlow } from '../analysis/flow/build-flow.ts';
import type { Flow } from '../analysis/flow/flow.ts';
import type { ProductModel } from '../analysis/product-model.ts';
import { sampleDataResponses } from '../analysis/sample/sample-choices.ts';
import { sampleLoaded } from '../analysis/sample/sample-response.ts';
import { listStates } from '../analysis/states/list-states.ts';
import type { StateGroup } from '../analysis/states/state.ts';

/** Content of the gallery, built from the definitions alone. */
export interface GalleryContent extends FrameContent {
  name: string;
  flow: Flow;
}

/** What a frame needs to draw the states of screens. */
export interface FrameContent {
  groups: StateGroup[];
  /** Sample response of each call that brings choices, by its name. */
  choices: Record<string, unknown>;
  /** Sample response of each screen's load call, by the screen's id. */
  loaded: Record<string, unknown>;
}

/** Builds the content of the gallery from a product. Screens are in the order in which a visitor opens them. */
export function buildContent(product: ProductModel): GalleryContent {
  const flow = buildFlow(product);
  const screens = flow.screens.flatMap(
    ({ id }) => product.screens.find((screen) => screen.id === id) ?? [],
  );
  return { name: product.name, flow, ...buildFrameContent({ ...product, screens }) };
}

/** Builds the content of frames. */
export const buildFrameContent = (product: ProductModel): FrameContent => ({
  groups: listStates(product),
  choices: sampleDataResponses(product),
  loaded: Object.fromEntries(
    product.screens.map((screen) => [screen.id, sampleLoaded(product, screen)] as const),
  ),
});
