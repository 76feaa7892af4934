import { expect, it } from 'vitest';
import { checkSources } from '../../src/compiler/compile.ts';
import type { Sources } from '../../src/compiler/read.ts';
import { tinyProduct } from './tiny-product.ts';

/** A product with so many copies of the tiny product's screens, no two of them alike. */
function manyScreens(copies: number): Sources {
  const texts = new Map<string, string>();
  for (const [path, content] of Object.entries(tinyProduct)) {
    const text = JSON.stringify(content, null, 2);
    if (!path.includes('/')) texts.set(`forms/${path}`, text);
    for (let copy = 0; copy < copies && path.includes('/'); copy++) {
      const own = text
        .replaceAll(/"\/(order|done)"/g, `"/$1${copy}"`)
        .replaceAll('"/"', `"/home${copy}"`)
        .replaceAll('"key": "order"', `"key": "order${copy}"`)
        .replaceAll(/large|Nickname/g, `$&${copy}`);
      texts.set(`forms/${path.replace('/', `${copy}/`)}`, own);
    }
  }
  return { texts, others: new Set() };
}

it('checks a thousand screens in seconds', { timeout: 120_000 }, () => {
  const sources = manyScreens(334);
  const start = performance.now();
  const { product, diagnostics } = checkSources('forms', sources);
  const seconds = (performance.now() - start) / 1000;
  expect(product.screens).toHaveLength(1002);
  // The mail of the sandbox leads to one of the copies only.
  expect(diagnostics.map(({ rule }) => rule)).toEqual(['unknown-route']);
  // Some three seconds on an idle machine; the rest is for one that is busy.
  expect(seconds).toBeLessThan(30);
});
