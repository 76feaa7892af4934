// Proves that the script in a page's head hides a form that is not open, and no other one.
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { openingScript } from '../../src/vite/opening-script.ts';

/** Runs the script in a page at a moment, and returns the visibility of the page. */
function visibilityAt(now: number, data: Record<string, string>): string | undefined {
  const style: { visibility?: string } = {};
  const document = { currentScript: { dataset: data }, documentElement: { style } };
  runInNewContext(openingScript, { document, Date: { now: () => now } });
  return style.visibility;
}

// The moments have different numbers of digits, so that a comparison of texts would fail.
it.each([
  ['before it opens', 99, 'hidden'],
  ['as it opens', 100, undefined],
  ['before it closes', 1999, undefined],
  ['as it closes', 2000, 'hidden'],
])('%s, the form is %s', (_title, now, expected) => {
  expect(visibilityAt(now, { opens: '100', closes: '2000' })).toBe(expected);
});

it('a form with one of the times has no other limit', () => {
  expect(visibilityAt(99, { closes: '2000' })).toBeUndefined();
  expect(visibilityAt(2000, { opens: '100' })).toBeUndefined();
});
