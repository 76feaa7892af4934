// Proves that a JSON pointer reads, sets and removes a value, also with gaps on its way.
import { expect, it } from 'vitest';
import {
  getAt,
  lastKey,
  parentPointer,
  removeAllAt,
  removeAt,
  setAt,
} from '../../src/core/pointer.ts';

it('the value at a pointer is read, and none where there is none', () => {
  const document = { 'a/b': [{ '~': 1 }], text: 'abc' };
  expect(getAt(document, '/a~1b/0/~0')).toBe(1);
  expect(getAt(document, '')).toBe(document);
  expect(getAt(document, '/none/at/all')).toBeUndefined();
  expect(getAt(document, '/text/length')).toBeUndefined();
});

it('setting a value creates the objects and lists on the way', () => {
  const document = {};
  setAt(document, '/guests/0/name', 'Ada');
  setAt(document, '/a~1b', 1);
  expect(document).toEqual({ guests: [{ name: 'Ada' }], 'a/b': 1 });
});

it('setting a name in a list changes nothing, not even its length', () => {
  for (const pointer of ['/list/length', '/list/name', '/list/at/0', '//length']) {
    const document = { list: ['x'], '': ['y'] };
    setAt(document, pointer, 'many');
    expect(document).toEqual({ list: ['x'], '': ['y'] });
  }
  const list: unknown[] = [];
  setAt(list, '/length', -1);
  expect(list).toEqual([]);
});

it('removing an item closes the gap, and removing nothing changes nothing', () => {
  const document = { 'a/b': 1, list: ['x', 'y', 'z'] };
  removeAt(document, '/a~1b');
  removeAt(document, '/list/0');
  removeAt(document, '/list/7');
  removeAt(document, '/none/at/all');
  expect(document).toEqual({ list: ['y', 'z'] });
});

it('several items are removed by the positions that they had', () => {
  const document = { list: Array.from({ length: 12 }, (_, index) => index) };
  removeAllAt(document, ['/list/2', '/list/10', '/list/0']);
  expect(document.list).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 11]);
});

it('a pointer is divided into that of its holder and the key in it', () => {
  expect([parentPointer('/x/a~1b'), lastKey('/x/a~1b')]).toEqual(['/x', 'a/b']);
  expect([parentPointer('/x'), lastKey('/x')]).toEqual(['', 'x']);
  expect([parentPointer(''), lastKey('')]).toEqual(['', '']);
});
