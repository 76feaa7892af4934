// Proves that replacing a value leaves the document as it was, and shares all that has not changed.
import { expect, it } from 'vitest';
import { omitAt, replaceAt } from '../../src/core/replace-at.ts';

const document = { a: { b: 1, c: 2 }, list: [{ d: 1 }, { d: 2 }], 'x/y': 0 };

it('replaces a value, and copies only what leads there', () => {
  const next = replaceAt(document, '/list/1/d', 3);
  expect(next).toEqual({ ...document, list: [{ d: 1 }, { d: 3 }] });
  expect(next.a).toBe(document.a);
  expect(next.list[0]).toBe(document.list[0]);
  expect(document.list[1]).toEqual({ d: 2 });
});

it('makes what is missing on the way', () => {
  expect(replaceAt({}, '/a/b~1c', 1)).toEqual({ a: { 'b/c': 1 } });
});

it('changes nothing where the value is the same', () => {
  expect(replaceAt(document, '/a/b', 1)).toBe(document);
  expect(omitAt(document, '/none/at/all')).toBe(document);
});

it('omits a value', () => {
  expect(omitAt(document, '/a/b')).toEqual({ ...document, a: { c: 2 } });
  expect(omitAt(document, '/x~1y')).not.toHaveProperty('x/y');
});
