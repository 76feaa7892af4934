// Proves that a copy of an analyzed product has no results of the analysis, and its types say so.
import { expect, it } from 'vitest';
import { parseProduct } from '../../../src/compiler/2-parse/parse-product.ts';
import { analyze } from '../../../src/compiler/3-analyze/analyze.ts';
import { KeyedCache } from '../../../src/compiler/model/cache.ts';
import { tinySources } from '../../build/overlay.ts';

it('a copy of an analyzed product is a parsed product alone, for which nothing is analyzed', () => {
  const product = parseProduct('forms', tinySources(), new KeyedCache());
  const analyzed = analyze(product);
  expect(analyzed.texts.length).toBeGreaterThan(0);
  expect({ ...analyzed }).toEqual(product);
  // @ts-expect-error The types know that a copy has no results.
  expect({ ...analyzed }.texts).toBeUndefined();
});
