// Proves that recipes that need a page keep their promises in one built product that follows them all.
import { describe, inject, test } from 'vitest';
import { pages } from './pages.ts';

const product = inject('recipes');

describe('How do I ...?', () => {
  for (const [recipe, proof] of Object.entries(pages['forms/README.md'].inBrowser)) {
    test(recipe, () => proof(product));
  }
});
