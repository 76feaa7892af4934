// Proves that recipes that need a page keep their promises in one built product that follows them all.
import { describe, inject, test } from 'vitest';
import { proofSeed, provesAll } from '../support/extent.ts';
import { shuffled } from '../support/sample.ts';
import { pages } from './pages.ts';

const product = inject('recipes');
const recipes = Object.entries(pages.manual.inBrowser);

// Half of them, another half each day: that the definitions of all work together is proven by building them.
const proven = provesAll ? recipes : shuffled(recipes, proofSeed).slice(0, recipes.length / 2);

describe('the recipes of the manual', () => {
  for (const [recipe, proof] of proven) {
    test(recipe, () => proof(product));
  }
});
