import { explainUnsupported, type WordPlace } from '../../../definition/foreign-words.ts';
import { upperFirst } from '../../../definition/upper-first.ts';

/** Returns the name of a field as a title: "street_address" and "streetAddress" give "Street address". */
export function titleFrom(name: string): string {
  if (/\s/.test(name)) return name;
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').split(/[\s_.-]+/);
  const text = words.map((one) => (/^[A-Z0-9]+$/.test(one) ? one : one.toLowerCase())).join(' ');
  return upperFirst(text);
}

/** Returns a text without markup, and without the braces that stand for values. */
export const plainText = (text: string): string =>
  text
    .replace(/<\/?[a-z][a-z0-9-]*(\s[^<>]*)?\/?>/gi, '')
    .replace(/(\*\*|__|~~)(\S(?:.*?\S)?)\1/g, '$2')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '$1 ($2)')
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .trim();

/** Says that something has no counterpart here, and names the remedy. */
export const noCounterpart = (place: WordPlace, word: string, shown = word): string =>
  `"${shown}" is left out: ${explainUnsupported(place, word) ?? 'it has no counterpart here.'}`;
