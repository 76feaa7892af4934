// Proves that a screen is planned for the browser without the analysis of all others.
import { expect, it } from 'vitest';
import { planScreen } from '../../../src/compiler/5-emit/plan-screen.ts';
import { compileSources } from '../../../src/compiler/index.ts';
import { tinySources } from '../../vite/overlay.ts';

it('a screen is planned without the analysis of the whole product, which takes longer for each screen', () => {
  const { product } = compileSources('forms', tinySources());
  const unread = {
    ...product,
    get patterns(): never {
      throw new Error('The patterns of all screens are read.');
    },
  };
  for (const screen of product.screens) {
    expect(planScreen(unread, screen).head).toMatchObject({ id: screen.id });
  }
});
