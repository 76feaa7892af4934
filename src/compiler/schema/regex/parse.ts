/** A regular expression, as far as it matters to how long matching can take. */
export type Pattern =
  /** Takes one character: the part as it is written, such as "a", "\s" or "[^,]". */
  | { kind: 'character'; form: string }
  | { kind: 'sequence'; parts: Pattern[] }
  | { kind: 'choice'; parts: Pattern[] }
  | { kind: 'repeat'; part: Pattern; min: number; max: number }
  /** Takes no character but can fail: "$", "\b", a look around. */
  | { kind: 'barrier'; inside?: Pattern; name: string };

/** Reads a regular expression that compiles with the "u" flag. */
export const parsePattern = (source: string): Pattern => new Reader([...source]).choice();

class Reader {
  #at = 0;
  readonly #characters: string[];

  constructor(characters: string[]) {
    this.#characters = characters;
  }

  choice(): Pattern {
    const parts = [this.#sequence()];
    while (this.#take('|')) parts.push(this.#sequence());
    return parts.length === 1 ? (parts[0] as Pattern) : { kind: 'choice', parts };
  }

  #sequence(): Pattern {
    const parts: Pattern[] = [];
    while (this.#at < this.#characters.length && !'|)'.includes(this.#characters[this.#at] ?? '')) {
      parts.push(this.#repeated(this.#atom()));
    }
    return { kind: 'sequence', parts };
  }

  #repeated(part: Pattern): Pattern {
    const [min, max] = this.#count() ?? [];
    if (min === undefined || max === undefined) return part;
    this.#take('?');
    return { kind: 'repeat', part, min, max };
  }

  #count(): [number, number] | undefined {
    if (this.#take('*')) return [0, Number.POSITIVE_INFINITY];
    if (this.#take('+')) return [1, Number.POSITIVE_INFINITY];
    if (this.#take('?')) return [0, 1];
    const [whole, min = '', comma, max] =
      /^\{(\d+)(,(\d*))?\}/.exec(this.#characters.slice(this.#at, this.#at + 24).join('')) ?? [];
    if (whole === undefined) return undefined;
    this.#at += whole.length;
    if (comma === undefined) return [Number(min), Number(min)];
    return [Number(min), max ? Number(max) : Number.POSITIVE_INFINITY];
  }

  #atom(): Pattern {
    if (this.#take('(')) return this.#group();
    const barrier = this.#skip(/^([$^]|\\b)/i);
    if (barrier) return { kind: 'barrier', name: barrier };
    // A back reference repeats the match of a group, which can be any text.
    if (this.#skip(/^\\([1-9]\d*|k<[^>]*>)/)) {
      return { kind: 'repeat', part: { kind: 'character', form: '[^]' }, min: 0, max: 1 };
    }
    return { kind: 'character', form: this.#skip(single) };
  }

  #group(): Pattern {
    if (!this.#take('?')) return this.#closed(this.choice());
    if (this.#take(':')) return this.#closed(this.choice());
    const name = this.#take('<') ? '<' : '';
    if (this.#take('=') || this.#take('!')) {
      return { kind: 'barrier', name: '(?', inside: this.#closed(this.choice()) };
    }
    if (name) this.#skip(/^[^>]*>/);
    // Flags for a part of the expression.
    else this.#skip(/^[a-z-]*:/);
    return this.#closed(this.choice());
  }

  #closed(inside: Pattern): Pattern {
    this.#take(')');
    return inside;
  }

  #skip(form: RegExp): string {
    const [text = ''] = form.exec(this.#characters.slice(this.#at).join('')) ?? [];
    this.#at += [...text].length;
    return text;
  }

  #take(character: string): boolean {
    if (this.#characters[this.#at] !== character) return false;
    this.#at++;
    return true;
  }
}

/** Matches one atom that takes a character: a class, an escape, or the character itself. */
const single =
  /^(\[(\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\ud[89ab]..\\ud[c-f]..|\\u....|\\x..|\\c.|\\?.)/isu;
