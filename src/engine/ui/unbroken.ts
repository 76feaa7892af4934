import { createElement, Fragment, type ReactNode } from 'react';

/**
 * An address, a reference or a number with hyphens, at which browsers break lines, and the signs around it; or the number at
 * the end of a name in parentheses, with the word before it. Both are looked for at the start of a word alone, so that the
 * time for a long word grows no faster than the word.
 */
const piece = /((?<!\S)(?:(?=\S*-)\S*(?:[\d@]|\p{L}\.\p{L}|\p{Lu}-\p{Lu})\S*|\S+ \p{N}+\)\S*))/u;

/**
 * Returns a text whose addresses, references and numbered names go to the next line as a whole, and break only where they are wider
 * than a line.
 */
export function unbroken(text: string): ReactNode {
  const parts = text.split(piece);
  if (parts.length === 1) return text;
  return createElement(
    Fragment,
    undefined,
    ...parts.map((part, index) =>
      index % 2 === 1 ? createElement('span', { className: 'piece' }, part) : part,
    ),
  );
}
