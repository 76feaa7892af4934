/** Writes the digits of other scripts, such as Arabic and Hindi, and those of wide keyboards as 0 to 9. */
export const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    // Unicode places the zero of a script at a multiple of 16, or 6 behind one in the scripts of India.
    const value = (code >= 0x900 && code < 0xe00 ? code - 6 : code) & 15;
    return digit.length === 1 && value < 10 ? String(value) : digit;
  });
