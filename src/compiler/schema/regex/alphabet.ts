/** A set of signs: a bit for each sign of an alphabet. */
export type CharSet = bigint;

/** Signs that are easily read stand first: an attack is written with the first sign that will do. */
const readable = 'a1 A-,.';
const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
/**
 * What other signs there are, one of each kind that classes and properties tell apart: letters of many scripts, with
 * and without case, marks, numbers, punctuation, symbols, spaces, ends of lines, signs that can't be seen, and such
 * beyond the first 65,536.
 */
const others =
  'éÉßªǅʰΩωЖжאبकกあアー가漢' +
  '\u0301\u0903\u20dd٣Ⅷ²‿–«»„§€±´©\u00a0\u2003\u2028\u2029\u0085\u200d\ufeff\ue000\u0378' +
  '𝒜𐐨𐐀𠀀😀👍\u{1f3fd}🇩\u{e0101}\u{10fffd}';

/**
 * The signs that the sets of an expression are told apart by: all of ASCII, one of each other kind, and those that the
 * expression names. Two of its ranges that overlap have an end of one of them in common.
 */
export class Alphabet {
  readonly all: CharSet;
  readonly #signs: string[];
  readonly #known = new Map<string, CharSet>();

  constructor(source: string) {
    this.#signs = [...new Set([...readable, ...ascii, ...others, ...source, ...escaped(source)])];
    this.all = (1n << BigInt(this.#signs.length)) - 1n;
  }

  /** The signs that a part of an expression matches, one that takes a single sign. */
  setOf(form: string): CharSet {
    let set = this.#known.get(form);
    if (set === undefined) {
      const matcher = new RegExp(`^(?:${form})$`, 'u');
      const bits = this.#signs.map((sign) => (matcher.test(sign) ? '1' : '0'));
      set = BigInt(`0b${bits.reverse().join('')}`);
      this.#known.set(form, set);
    }
    return set;
  }

  /** A sign that all of the sets have. */
  signIn(sets: readonly CharSet[]): string | undefined {
    const common = sets.reduce((left, set) => left & set, this.all);
    return this.#signs.find((_, index) => (common >> BigInt(index)) & 1n);
  }
}

/** Whether two sets have a sign in common. */
export const intersects = (a: CharSet, b: CharSet): boolean => (a & b) !== 0n;

/** The signs that an expression names by their codes. */
function escaped(source: string): string[] {
  const codes = source.matchAll(/\\u\{([\da-f]+)\}|((?:\\u[\da-f]{4})+)|\\x([\da-f]{2})/gi);
  return [...codes].flatMap(([, long, short, byte]) => {
    // Two codes can stand for one sign.
    if (short) return [...String.fromCharCode(...short.slice(2).split('\\u').map(hex))];
    const code = hex(long ?? byte ?? '');
    return code <= 0x10ffff ? [String.fromCodePoint(code)] : [];
  });
}

const hex = (digits: string) => Number.parseInt(digits, 16);
