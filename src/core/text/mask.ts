/** The signs that can stand at each place of a mask; all other signs of a mask separate places. */
const places: Record<string, RegExp> = { A: /\p{L}/u, '9': /\d/, '*': /[\p{L}\d]/u };

const sign = /[\p{L}\d]/u;

/** What people write between the signs of any code. */
const separator = /[\s\p{Cf}\p{Pd}.,:/_()]/u;

/**
 * Writes letters and digits by a mask such as "AA-9999": "ab1234" as "AB-1234", "ab1" as "AB-1".
 *
 * @returns `undefined` where they do not fit, or other signs than separators stand beside them
 */
export function fitMask(text: string, mask: string): string | undefined {
  const isKnown = (one: string) => sign.test(one) || separator.test(one) || mask.includes(one);
  if (![...text].every(isKnown)) return undefined;
  const signs = signsOf(text.toUpperCase());
  let written = '';
  for (const place of mask) {
    const [next] = signs;
    if (next === undefined) return written;
    const fits = places[place];
    if (!fits) written += place;
    else if (!fits.test(next)) return undefined;
    else written += signs.shift();
  }
  return signs.length === 0 ? written : undefined;
}

/** Returns where the caret belongs in `written`, which has the letters and digits of `typed` in their order. */
export function caretIn(written: string, typed: string, caret: number): number {
  let before = signsOf(typed.slice(0, caret)).length;
  if (before === 0) return 0;
  const index = [...written].findIndex((one) => sign.test(one) && --before === 0);
  return index < 0 ? written.length : index + 1;
}

const signsOf = (text: string): string[] => [...text].filter((one) => sign.test(one));
