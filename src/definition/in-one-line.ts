/** Writes JSON in one line, with blanks inside of braces. */
export const inOneLine = (value: unknown): string =>
  JSON.stringify(value, null, 1).replace(
    /(\[?)\n *(\]?)/g,
    (_, open, close) => open || close || ' ',
  );
