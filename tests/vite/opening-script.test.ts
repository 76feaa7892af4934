// Proves that the script in a page's head hides a form that is not open, with its title, and no other one.
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { openingScript } from '../../src/vite/opening-script.ts';

/** Runs the script in a page at a moment, and returns the visibility of the page and the title of its tab. */
function pageAt(now: number, data: Record<string, string>) {
  const style: { visibility?: string } = {};
  const document = {
    currentScript: { dataset: data },
    documentElement: { style },
    title: 'Apply',
  };
  runInNewContext(openingScript, { document, Date: { now: () => now } });
  return { title: document.title, visibility: style.visibility };
}

// The moments have different numbers of digits, so that a comparison of texts would fail.
it.each([
  ['before it opens', 99, 'Soon', 'hidden'],
  ['as it opens', 100, 'Apply', undefined],
  ['before it closes', 1999, 'Apply', undefined],
  ['as it closes', 2000, 'Closed', 'hidden'],
])('%s, the tab says "%s", and the form is %s', (_when, now, title, visibility) => {
  const data = { opens: '100', closes: '2000', before: 'Soon', after: 'Closed' };
  expect(pageAt(now, data)).toEqual({ title, visibility });
});

it('a form with one of the times has no other limit', () => {
  expect(pageAt(99, { closes: '2000' }).visibility).toBeUndefined();
  expect(pageAt(2000, { opens: '100' }).visibility).toBeUndefined();
});
