/**
 * Arithmetic of decimal numbers: 0.1 + 0.2 is 0.3, where a browser's own arithmetic makes 0.30000000000000004.
 */

/** A number as digits, the last ones of which stand after the decimal point. */
interface Decimal {
  digits: bigint;
  /** How many digits stand after the decimal point. */
  scale: number;
}

export const add = (numbers: number[]): number =>
  toNumber(numbers.map(toDecimal).reduce(plus, { digits: 0n, scale: 0 }));

export const subtract = (from: number, numbers: number[]): number =>
  add([from, ...numbers.map((number) => -number)]);

export function multiply(numbers: number[]): number {
  const decimals = numbers.map(toDecimal);
  return toNumber({
    digits: decimals.reduce((product, { digits }) => product * digits, 1n),
    scale: decimals.reduce((sum, { scale }) => sum + scale, 0),
  });
}

/** The digits after the decimal point of a quotient that has more. */
const quotientScale = 20;

/** Returns a quotient; `undefined` by 0. */
export function divide(dividend: number, divisor: number): number | undefined {
  if (divisor === 0) return undefined;
  const [over, under] = [toDecimal(dividend), toDecimal(divisor)];
  const scale = quotientScale + over.scale;
  return toNumber({
    digits: (over.digits * 10n ** BigInt(quotientScale + under.scale)) / under.digits,
    scale,
  });
}

/** Rounds half away from zero. */
export function round(number: number, places: number): number {
  const { digits, scale } = toDecimal(number);
  if (scale <= places) return number;
  const unit = 10n ** BigInt(scale - places);
  const half = digits < 0n ? -unit / 2n : unit / 2n;
  return toNumber({ digits: (digits + half) / unit, scale: places });
}

function plus(one: Decimal, other: Decimal): Decimal {
  const scale = Math.max(one.scale, other.scale);
  const digitsOf = (decimal: Decimal) => decimal.digits * 10n ** BigInt(scale - decimal.scale);
  return { digits: digitsOf(one) + digitsOf(other), scale };
}

function toDecimal(number: number): Decimal {
  const [mantissa = '', exponent] = number.toExponential().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale };
}

const toNumber = ({ digits, scale }: Decimal): number => Number(`${digits}e-${scale}`);
