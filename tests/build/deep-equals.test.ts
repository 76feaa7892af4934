// Proves that two values are compared by what is in them, and functions count as equal.
import { describe, expect, it } from 'vitest';
import deepEquals from '../../src/build/deep-equals.ts';

describe('deepEquals', () => {
  it.each([
    [1, 1],
    [Number.NaN, Number.NaN],
    [undefined, undefined],
    [{ a: [1, { b: null }] }, { a: [1, { b: null }] }],
    [{ a: () => 1 }, { a: () => 2 }],
  ])('takes %j and %j as equal', (one, other) => {
    expect(deepEquals(one, other)).toBe(true);
  });

  it.each([
    [1, '1'],
    [null, {}],
    [{}, null],
    [{ a: undefined }, {}],
    [{ a: undefined }, { b: undefined }],
    [[1], { 0: 1 }],
    [[1, 2], [1]],
    [() => 1, {}],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
  ])('takes %j and %j as different', (one, other) => {
    expect(deepEquals(one, other)).toBe(false);
  });
});
