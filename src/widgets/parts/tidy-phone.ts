import { asciiDigits } from './ascii-digits.ts';

/** A number from its first sign to its last digit, in the midst of other text. */
const numberInside = /(?<![+(])[+(]*\d(?:[\s\p{Cf}\p{Pd}\u2212().+/]*\d)*/u;

/** Digits, what people write between them, and a plus before them. */
const numberAlone = /^(?:[\s\p{Cf}(]*\+)?[\d\s\p{Cf}\p{Pd}\u2212()./]*$/u;

/** Returns whether a text is a phone number with nothing else beside it, or is blank. */
export const isPhoneText = (text: string): boolean =>
  text.trim() === '' || (numberAlone.test(text) && /\d/.test(text));

/**
 * Corrects a written phone number: digits of other scripts become 0 to 9, "00" becomes "+", and the "(0)" of "+49 (0)30" goes.
 * So does text beside a whole number, such as an extension.
 *
 * @param isWhole returns whether a text is a number that can be called
 * @param alone the number beside which text was left out already; digits that follow it belong to that text
 * @returns the text, and the digits of the number if text beside it was left out
 */
export function tidyPhone(
  written: string,
  isWhole: (text: string) => boolean,
  alone?: string,
): { text: string; alone: string | undefined } {
  const plain = asciiDigits(written).replace(/[＋（）]/g, (sign) =>
    '+()'.charAt('＋（）'.indexOf(sign)),
  );
  const [number = ''] = numberInside.exec(plain) ?? [];
  // A stray letter inside of a number parts nothing from it.
  const isParted = digitsIn(plain) !== digitsIn(number) && isWhole(digitsIn(plain));
  const hasOther = !isPhoneText(plain) && isWhole(number) && !isParted;
  const text = withoutZeros(hasOther ? number : plain);
  const digits = digitsIn(text);
  if (hasOther) return { text, alone: digits };
  if (alone === undefined || !digits.startsWith(alone)) return { text, alone: undefined };
  return { text: digits === alone ? text : alone, alone };
}

const withoutZeros = (text: string) =>
  text.replace(/^\s*0\s*0/, '+').replace(/^(\+[\d\s-]*)\(0\)\s*/, '$1');

const digitsIn = (text: string) => text.replace(/[^\d+]/g, '');
