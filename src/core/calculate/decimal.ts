/**
 * Arithmetic of decimal numbers: 0.1 + 0.2 is 0.3, where a browser's own arithmetic makes 0.30000000000000004.
 */
import Big from 'big.js';

/** The library's numbers, with enough digits after the point for quotients of small numbers. They round half away from zero. */
const Decimal = Big();
Decimal.DP = 40;

export const add = (numbers: number[]): number =>
  toNumber(numbers.reduce((sum, number) => sum.plus(number), new Decimal(0)));

export const subtract = (from: number, numbers: number[]): number =>
  toNumber(numbers.reduce((rest, number) => rest.minus(number), new Decimal(from)));

export const multiply = (numbers: number[]): number =>
  toNumber(numbers.reduce((product, number) => product.times(number), new Decimal(1)));

/** Returns a quotient; `undefined` by 0. */
export const divide = (dividend: number, divisor: number): number | undefined =>
  divisor === 0 ? undefined : toNumber(new Decimal(dividend).div(divisor));

/** Rounds half away from zero. */
export const round = (number: number, places: number): number =>
  toNumber(new Decimal(number).round(places));

/** Adds 0 since the library has a negative zero, which would be shown as "-0". */
const toNumber = (decimal: Big): number => decimal.toNumber() + 0;
