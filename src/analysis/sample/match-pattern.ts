/**
 * Lists texts that a regular expression is likely to match, the shortest first; none if it uses syntax that this parser
 * does not support. Lookarounds are ignored, so callers check the texts.
 */
export function textsMatching(pattern: string): string[] {
  return [0, 1, 6].flatMap((extra) => {
    try {
      const parser = new PatternParser(pattern, extra);
      const text = parser.choice();
      return parser.isAtEnd ? [text] : [];
    } catch {
      return [];
    }
  });
}

const classes: Record<string, string> = { d: '5', w: 'a', s: ' ', D: 'a', W: '-', S: 'a' };
const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

class PatternParser {
  #position = 0;

  constructor(
    private readonly source: string,
    /** Repetitions of each quantified part beyond its minimum. */
    private readonly extra: number,
  ) {}

  get isAtEnd(): boolean {
    return this.#position >= this.source.length;
  }

  /** Returns a text for the first alternative; the others are skipped. */
  choice(): string {
    const first = this.#sequence();
    while (this.#take('|')) this.#sequence();
    return first;
  }

  #sequence(): string {
    let text = '';
    while (!this.isAtEnd && !'|)'.includes(this.#next())) text += this.#repeated(this.#atom());
    return text;
  }

  #repeated(part: string): string {
    const [whole, symbol, least, most] =
      /^(?:([*+?])|\{(\d+)(?:,(\d*))?\})\??/.exec(this.source.slice(this.#position)) ?? [];
    if (whole === undefined) return part;
    this.#position += whole.length;
    const min = symbol ? Number(symbol === '+') : Number(least);
    const max =
      symbol === '?' ? 1 : symbol || most === '' ? Number.POSITIVE_INFINITY : Number(most ?? least);
    return part.repeat(Math.min(min + this.extra, max));
  }

  #atom(): string {
    if (this.#take('^') || this.#take('$')) return '';
    if (this.#take('.')) return 'a';
    if (this.#take('[')) return this.#class();
    if (this.#take('\\')) return this.#escaped();
    if (!this.#take('(')) return this.#character();
    const isLookaround = /^\?(=|!|<=|<!)/.test(this.source.slice(this.#position));
    this.#position +=
      /^\?(:|=|!|<=|<!|<\w+>)/.exec(this.source.slice(this.#position))?.[0].length ?? 0;
    const inside = this.choice();
    if (!this.#take(')')) throw new Error('The closing bracket is missing.');
    return isLookaround ? '' : inside;
  }

  /** Returns a character of a class such as [A-Z0-9], found by testing the class itself. */
  #class(): string {
    const start = this.#position - 1;
    while (!this.isAtEnd && this.#next() !== ']') this.#position += this.#next() === '\\' ? 2 : 1;
    this.#position += 1;
    const one = new RegExp(`^${this.source.slice(start, this.#position)}$`, 'u');
    const found = ['a', 'A', '5', ...printable].find((character) => one.test(character));
    if (found === undefined) throw new Error('The class has no printable character.');
    return found;
  }

  #escaped(): string {
    const character = this.#character();
    if (/[bB]/.test(character)) return '';
    if (/[1-9kpPux]/.test(character)) throw new Error('The escape is not supported.');
    return classes[character] ?? character;
  }

  #character(): string {
    const character = this.#next();
    this.#position += 1;
    return character;
  }

  #next(): string {
    return this.source[this.#position] ?? '';
  }

  #take(character: string): boolean {
    if (this.#next() !== character) return false;
    this.#position += 1;
    return true;
  }
}
