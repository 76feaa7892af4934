import { asciiDigits } from './ascii-digits.ts';

/**
 * Parses a typed number; an empty text is `undefined`. Text that is no decimal number, or whose number loses digits, is
 * returned as text, so that the rule on the type reports it.
 */
export function parseDecimal(typed: string): number | string | undefined {
  const text = asciiDigits(typed.replace(/\p{Cf}/gu, '').trim());
  if (text === '') return undefined;
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text)) return text;
  const number = Number(text);
  const rounded = Number.isInteger(number) && !Number.isSafeInteger(number);
  const isExact = !rounded && digitsOf(written(number)) === digitsOf(text);
  return isExact ? number : text;
}

/** Returns the digits of a decimal number that count: those of "-01.50" are "1.5". */
function digitsOf(text: string): string {
  const digits = text.replace(/^[+-]?0*/, '');
  return digits.includes('.') ? digits.replace(/(?<!0)0+$/, '').replace(/\.$/, '') : digits;
}

/** Writes a number without an exponent. */
const written = (number: number): string =>
  String(number).includes('e')
    ? number.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
    : String(number);
