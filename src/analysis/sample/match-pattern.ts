/**
 * Texts that a regular expression matches, the shortest first; none where its shape is beyond this reader. Looks around
 * and back references are left to whoever checks the texts.
 */
export function textsMatching(pattern: string): string[] {
  return [0, 1, 6].flatMap((more) => {
    try {
      const reader = new Reader(pattern, more);
      const text = reader.choice();
      return reader.isAtEnd ? [text] : [];
    } catch {
      return [];
    }
  });
}

const classes: Record<string, string> = { d: '5', w: 'a', s: ' ', D: 'a', W: '-', S: 'a' };
const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

class Reader {
  #at = 0;

  constructor(
    private readonly source: string,
    /** How often more than it must a part is repeated. */
    private readonly more: number,
  ) {}

  get isAtEnd(): boolean {
    return this.#at >= this.source.length;
  }

  /** The first alternative; the others are read over. */
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
    const [whole, sign, least, most] =
      /^(?:([*+?])|\{(\d+)(?:,(\d*))?\})\??/.exec(this.source.slice(this.#at)) ?? [];
    if (whole === undefined) return part;
    this.#at += whole.length;
    const min = sign ? Number(sign === '+') : Number(least);
    const max =
      sign === '?' ? 1 : sign || most === '' ? Number.POSITIVE_INFINITY : Number(most ?? least);
    return part.repeat(Math.min(min + this.more, max));
  }

  #atom(): string {
    if (this.#take('^') || this.#take('$')) return '';
    if (this.#take('.')) return 'a';
    if (this.#take('[')) return this.#class();
    if (this.#take('\\')) return this.#escaped();
    if (!this.#take('(')) return this.#sign();
    const looks = /^\?(=|!|<=|<!)/.test(this.source.slice(this.#at));
    this.#at += /^\?(:|=|!|<=|<!|<\w+>)/.exec(this.source.slice(this.#at))?.[0].length ?? 0;
    const inside = this.choice();
    if (!this.#take(')')) throw new Error('A bracket is missing.');
    return looks ? '' : inside;
  }

  /** A sign of a class such as [A-Z0-9]: judged by the class itself. */
  #class(): string {
    const start = this.#at - 1;
    while (!this.isAtEnd && this.#next() !== ']') this.#at += this.#next() === '\\' ? 2 : 1;
    this.#at += 1;
    const one = new RegExp(`^${this.source.slice(start, this.#at)}$`, 'u');
    const found = ['a', 'A', '5', ...printable].find((sign) => one.test(sign));
    if (found === undefined) throw new Error('Nothing is in this class.');
    return found;
  }

  #escaped(): string {
    const sign = this.#sign();
    if (/[bB]/.test(sign)) return '';
    if (/[1-9kpPux]/.test(sign)) throw new Error('This escape is not read.');
    return classes[sign] ?? sign;
  }

  #sign(): string {
    const sign = this.#next();
    this.#at += 1;
    return sign;
  }

  #next(): string {
    return this.source[this.#at] ?? '';
  }

  #take(sign: string): boolean {
    if (this.#next() !== sign) return false;
    this.#at += 1;
    return true;
  }
}
