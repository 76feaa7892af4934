// Proves that on every day the pages of a run's sample fill in each step of the products that are proven as a whole.
import { expect, it } from 'vitest';
import { sampleOf } from '../support/sample.ts';
import { pageFeatures, pagesOf, walkedProduct } from './in-browser/walk/page-of-paths.ts';
import { fullyProven } from './products.ts';

const products = await Promise.all(
  fullyProven.map(([name, folder]) => walkedProduct(name, folder)),
);
const pages = products.flatMap(pagesOf);
const steps = products.flatMap(({ name, model, screens }) =>
  screens.flatMap(({ screen, leftOut }) => {
    const own = leftOut ? [] : (model.screens.find(({ id }) => id === screen)?.steps ?? []);
    return own.map(({ id }) => `${name} ${screen} ${id}`);
  }),
);

it.each(Array.from({ length: 60 }, (_, index) => [index + 1]))('of seed %i', (seed) => {
  const filledIn = sampleOf(pages, pageFeatures, seed).flatMap(({ product, paths }) =>
    paths.flatMap((path) =>
      path.kind === 'walk'
        ? path.steps.slice(path.storedSteps).map(({ id }) => `${product.name} ${path.screen} ${id}`)
        : [],
    ),
  );
  expect(steps.filter((step) => !filledIn.includes(step))).toEqual([]);
});
