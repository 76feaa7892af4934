// Proves that calculated numbers have no errors of binary fractions, and are rounded half away from zero.
import { expect, it } from 'vitest';
import { add, divide, multiply, round, subtract } from '../../../src/core/calculate/decimal.ts';

it('adds and subtracts without errors of binary numbers', () => {
  expect(add([0.1, 0.2, 0.3])).toBe(0.6);
  expect(add([1e21, 1])).toBe(1e21);
  expect(add([])).toBe(0);
  expect(subtract(1_000_000.1, [1_000_000])).toBe(0.1);
});

it('multiplies and divides', () => {
  expect(multiply([1.1, 3])).toBe(3.3);
  expect(multiply([1e-7, 1e9])).toBe(100);
  expect(divide(0.3, 0.1)).toBe(3);
  expect(divide(-1, 8)).toBe(-0.125);
  expect(divide(1e-7, 3)).toBeCloseTo(3.3333e-8, 12);
  expect(divide(1, 0)).toBeUndefined();
  expect(divide(1, 1e30)).toBe(1e-30);
});

it('rounds half away from zero', () => {
  expect(round(2.675, 2)).toBe(2.68);
  expect(round(-0.5, 0)).toBe(-1);
  expect(round(7, 2)).toBe(7);
  expect(round(1234.5, 0)).toBe(1235);
  expect(round(-0.4, 0)).toBe(0);
});
