// Proves that the links of a product are read once for the addresses of all its screens.
import { expect, it } from 'vitest';
import { buildProductModel } from '../../../src/analysis/build-product-model.ts';
import { compileSources } from '../../../src/compiler/index.ts';
import { tinySources } from '../../vite/overlay.ts';
import { addressQuery } from './address-query.ts';

it('reads the links of each screen once for the addresses of all screens', () => {
  const model = buildProductModel(compileSources('forms', tinySources()).product);
  let reads = 0;
  const screens = model.screens.map((screen) => ({
    ...screen,
    get actions() {
      reads++;
      return screen.actions;
    },
  }));
  const product = { ...model, screens };
  for (const screen of screens) addressQuery(product, screen);
  expect(reads).toBe(screens.length);
});
