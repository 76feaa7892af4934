/** A set of characters: a bit for each character of an alphabet. */
export type CharSet = bigint;

/** Readable characters come first: an attack is written with the first character that matches. */
const readable = 'a1 A-,.';
const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
/**
 * One character of each other kind that classes and properties distinguish: letters of many scripts, with and without
 * case, marks, numbers, punctuation, symbols, spaces, line ends, invisible characters, and characters beyond the first
 * 65,536.
 */
const others =
  'éÉßªǅʰΩωЖжאبकกあアー가漢' +
  '\u0301\u0903\u20dd٣Ⅷ²‿–«»„§€±´©\u00a0\u2003\u2028\u2029\u0085\u200d\ufeff\ue000\u0378' +
  '𝒜𐐨𐐀𠀀😀👍\u{1f3fd}🇩\u{e0101}\u{10fffd}';

/**
 * The characters that the sets of an expression are told apart by: all of ASCII, one of each other kind, and those that the
 * expression names. Two of its ranges that overlap have an end of one of them in common.
 */
export class Alphabet {
  readonly all: CharSet;
  readonly #characters: string[];
  readonly #known = new Map<string, CharSet>();

  constructor(source: string) {
    this.#characters = [
      ...new Set([...readable, ...ascii, ...others, ...source, ...escaped(source)]),
    ];
    this.all = (1n << BigInt(this.#characters.length)) - 1n;
  }

  /** The characters that a part of an expression matches, one that takes a single character. */
  setOf(form: string): CharSet {
    let set = this.#known.get(form);
    if (set === undefined) {
      const matcher = new RegExp(`^(?:${form})$`, 'u');
      const bits = this.#characters.map((character) => (matcher.test(character) ? '1' : '0'));
      set = BigInt(`0b${bits.reverse().join('')}`);
      this.#known.set(form, set);
    }
    return set;
  }

  /** A character that all of the sets have. */
  characterIn(sets: readonly CharSet[]): string | undefined {
    const common = sets.reduce((left, set) => left & set, this.all);
    return this.#characters.find((_, index) => (common >> BigInt(index)) & 1n);
  }
}

/** Returns whether two sets have a character in common. */
export const intersects = (a: CharSet, b: CharSet): boolean => (a & b) !== 0n;

/** The characters that an expression names by their codes. */
function escaped(source: string): string[] {
  const codes = source.matchAll(/\\u\{([\da-f]+)\}|((?:\\u[\da-f]{4})+)|\\x([\da-f]{2})/gi);
  return [...codes].flatMap(([, long, short, byte]) => {
    // Two codes can stand for one character.
    if (short) return [...String.fromCharCode(...short.slice(2).split('\\u').map(hex))];
    const code = hex(long ?? byte ?? '');
    return code <= 0x10ffff ? [String.fromCodePoint(code)] : [];
  });
}

const hex = (digits: string) => Number.parseInt(digits, 16);
