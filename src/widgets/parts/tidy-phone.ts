/** Digits without which nothing can be a number with an extension. */
const shortest = 5;

/**
 * Corrects a written phone number: "00" becomes "+", the "(0)" of "+49 (0)30" goes, and so does an extension, which begins
 * with a letter or "#".
 *
 * @param cutOff the number whose extension was cut off already; digits that follow it belong to the extension
 * @returns the text, and the number if an extension was cut off
 */
export function tidyPhone(
  written: string,
  cutOff?: string,
): { text: string; number: string | undefined } {
  const whole = written.replace(/^\s*[0٠０]\s*[0٠０]/u, '+').replace(/^(\+[\d\s-]*)\(0\)\s*/, '$1');
  const [text = ''] = /^[^\p{N}]*[^\p{L}#]*/u.exec(whole) ?? [];
  if (text !== whole && digitsIn(text).length >= shortest) {
    return { text: text.trimEnd(), number: digitsIn(text) };
  }
  const digits = digitsIn(whole);
  if (cutOff === undefined || !digits.startsWith(cutOff)) return { text: whole, number: undefined };
  return { text: digits === cutOff ? whole : cutOff, number: cutOff };
}

const digitsIn = (text: string) => text.replace(/[^\p{N}+]/gu, '');
