// Proves that texts of any script have digests of their own.
import { expect, it } from 'vitest';
import { digest } from '../../src/core/digest.ts';

// The values that the author of the algorithm names.
it.each([
  ['a', 7929297801672961],
  ['b', 8684336938537663],
  ['revenge', 4051478007546757],
  ['revenue', 8309097637345594],
])('the digest of %j', (text, expected) => {
  expect(digest(text)).toBe(expected);
});

it('differs for texts that are much alike', () => {
  const texts = Array.from({ length: 100_000 }, (_, index) => `{"token":"${index}"}`);
  expect(new Set(texts.map(digest)).size).toBe(texts.length);
});
