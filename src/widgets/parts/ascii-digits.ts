/** Writes the digits of other scripts, such as Arabic and Hindi, and those of wide keyboards as 0 to 9. */
export const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const place = code & 15;
    // Unicode places the zero of a script at a multiple of 16, or 6 behind one.
    const value = /\p{Nd}/u.test(String.fromCharCode(code - place)) ? place : place - 6;
    return digit.length === 1 ? String(value) : digit;
  });
