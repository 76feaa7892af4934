import { parse } from 'tldts';

/** The most characters of a visitor's word in a mail. */
const longest = 100;

/** Characters that no name has: control characters, and those that break lines. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
/** Characters that are not seen, and could hide the parts of an address from each other. */
const unseen = /[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;
/** Those but the ones that join letters and pictures. */
const useless = /(?![\u200c\u200d])[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;

/** What mail programs make links of: an address, a scheme, a path, or names and numbers joined by dots. */
const link =
  /@|:\/\/|^[^\p{L}]*[a-z][a-z\d+.-]*:\S|\/\/|\bwww\.|[\p{L}\p{N}][.。]\p{L}{2}|\d\.\d+\./iu;

/** Names with dots and no space, such as "Dr.Smith" and "Dr.Smith-Jones", before a comma or not. */
const dottedName =
  /^(?!(?:[Ff][Tt][Pp]|[Ww]{3})\d*\.|.*--)((?:\p{Lu}[\p{L}-]*\.)+\p{Lu}[\p{L}-]*)[,;]?$/u;

/**
 * Returns whether a word is a name with dots of which mail programs make no link: none of its parts after a dot is a
 * top-level domain of the internet, as in "Dr.Bank".
 */
function isName(word: string): boolean {
  const [, name = ''] = dottedName.exec(word) ?? [];
  const [, ...parts] = name.toLowerCase().split(/[.-]/);
  return parts.length > 0 && !parts.some((part) => parse(`x.${part}`).isIcann);
}

/**
 * Returns the values of a body for the text of a mail. Whoever asks for a mail can have it sent to anybody: each text is one
 * line, without addresses and anything that looks like one. What was entered stays as it is elsewhere.
 */
export const mailWords = (body: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const single = [value].flat().filter((one) => one !== null && typeof one !== 'object');
      return [name, single.map((one) => mailWord(String(one))).join(', ')];
    }),
  );

function mailWord(text: string): string {
  const words = text.normalize('NFKC').replace(useless, '').replace(breaks, ' ').split(' ');
  const kept = words
    .filter((word) => !link.test(word.replace(unseen, '')) || isName(word.replace(unseen, '')))
    .join(' ');
  return [...kept.trim()].slice(0, longest).join('');
}
