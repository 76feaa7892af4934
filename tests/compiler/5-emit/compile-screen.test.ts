// Proves that a screen is compiled for the browser without the analysis of all others.
import { expect, it } from 'vitest';
import { compileScreen } from '../../../src/compiler/5-emit/compile-screen.ts';
import { compileSources } from '../../../src/compiler/index.ts';
import { tinySources } from '../../vite/overlay.ts';

it('a screen is compiled without the analysis of the whole product, which takes longer for each screen', () => {
  const { product } = compileSources('forms', tinySources());
  const unread = {
    ...product,
    get patterns(): never {
      throw new Error('The patterns of all screens are read.');
    },
  };
  for (const screen of product.screens) {
    expect(compileScreen(unread, screen)).toMatchObject({ id: screen.id });
  }
});
