// Proves that no product of this project has lost its examples, journeys, drafts or budgets of sizes.
import { expect, it } from 'vitest';
import { journeysOf } from '../../src/analysis/journeys/example-journey.ts';
import { examplesOf } from '../../src/compiler/index.ts';
import { draftScreensOf, storedDraftsOf } from '../forms/expected-draft.ts';
import { type Proven, provenProducts } from '../forms/form/proven-forms.ts';
import budgets from '../forms/size-budgets.json' with { type: 'json' };

const products = await provenProducts();

const productsWith = (listIn: (product: Proven) => unknown[]) =>
  products.filter((product) => listIn(product).length > 0).map(({ name }) => name);

it('the known products have examples', () => {
  expect(productsWith(({ source }) => examplesOf(source))).toEqual(['forms', 'workshop']);
});

it('the known products have journeys', () => {
  expect(productsWith(({ source }) => journeysOf(source))).toEqual(['forms', 'workshop']);
});

it('the known products have frozen drafts', () => {
  const draftsOf = ({ written, source }: Proven) =>
    draftScreensOf(written, source.screens).flatMap((screen) => storedDraftsOf(screen));
  expect(productsWith(draftsOf)).toEqual(['forms', 'conference', 'permit', 'vacancy', 'workshop']);
});

it('the known products have budgets of sizes', () => {
  expect(Object.keys(budgets)).toEqual(['forms', 'workshop']);
});
