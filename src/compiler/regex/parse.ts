import {
  all,
  between,
  classes,
  not,
  type SignSet,
  setOf,
  signs,
  singleOf,
  union,
} from './sign-set.ts';

/** A regular expression, as far as it matters to how long matching can take. */
export type Pattern =
  | { kind: 'sign'; set: SignSet }
  | { kind: 'sequence'; parts: Pattern[] }
  | { kind: 'choice'; parts: Pattern[] }
  | { kind: 'repeat'; part: Pattern; min: number; max: number }
  /** Takes no sign but can fail: "$", "\b", a look around. */
  | { kind: 'barrier'; inside?: Pattern; name: string };

/** Reads a regular expression that compiles with the "u" flag. */
export const parsePattern = (source: string): Pattern => new Reader([...source]).choice();

class Reader {
  #at = 0;
  readonly #signs: string[];

  constructor(signs: string[]) {
    this.#signs = signs;
  }

  choice(): Pattern {
    const parts = [this.#sequence()];
    while (this.#take('|')) parts.push(this.#sequence());
    return parts.length === 1 ? (parts[0] as Pattern) : { kind: 'choice', parts };
  }

  #sequence(): Pattern {
    const parts: Pattern[] = [];
    while (this.#at < this.#signs.length && !'|)'.includes(this.#signs[this.#at] ?? '')) {
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
      /^\{(\d+)(,(\d*))?\}/.exec(this.#signs.slice(this.#at, this.#at + 24).join('')) ?? [];
    if (whole === undefined) return undefined;
    this.#at += whole.length;
    if (comma === undefined) return [Number(min), Number(min)];
    return [Number(min), max ? Number(max) : Number.POSITIVE_INFINITY];
  }

  #atom(): Pattern {
    const sign = this.#next();
    if (sign === '(') return this.#group();
    if (sign === '[') return { kind: 'sign', set: this.#class() };
    if (sign === '.') return { kind: 'sign', set: not(setOf('\n\r')) };
    if (sign === '^' || sign === '$') return { kind: 'barrier', name: sign };
    if (sign !== '\\') return { kind: 'sign', set: setOf(sign) };
    const next = this.#signs[this.#at] ?? '';
    if (next === 'b' || next === 'B') {
      this.#at++;
      return { kind: 'barrier', name: `\\${next}` };
    }
    if (/[1-9]/.test(next) || next === 'k') {
      this.#skip(/^(\d+|k<[^>]*>)/);
      // What a group has matched before: anything, as far as this can tell.
      return { kind: 'repeat', part: { kind: 'sign', set: all }, min: 0, max: 1 };
    }
    return { kind: 'sign', set: this.#escape() };
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

  #class(): SignSet {
    const negated = this.#take('^');
    let set = setOf('');
    while (this.#at < this.#signs.length && !this.#take(']')) {
      const from = this.#classSign();
      const range = this.#signs[this.#at] === '-' && this.#signs[this.#at + 1] !== ']';
      if (!range || !from.single) {
        set = union(set, from.set);
        continue;
      }
      this.#at++;
      const to = this.#classSign();
      set = union(set, to.single ? between(from.single, to.single) : union(from.set, to.set));
    }
    return negated ? not(set) : set;
  }

  #classSign(): { set: SignSet; single?: string } {
    const sign = this.#next();
    if (sign !== '\\') return { set: setOf(sign), single: sign };
    const next = this.#signs[this.#at] ?? '';
    const set = this.#take('b') ? setOf('\b') : this.#escape();
    return { set, single: /[dDwWsSpP]/.test(next) ? undefined : singleOf(set) };
  }

  /** What stands behind a backslash. */
  #escape(): SignSet {
    const sign = this.#next();
    const named = own(classes, sign);
    if (named) return named;
    const control = own(controls, sign);
    if (control) return setOf(control);
    if (sign === 'p' || sign === 'P') {
      const property = this.#skip(/^\{[^}]*\}/);
      const form = new RegExp(`^\\${sign}${property}$`, 'u');
      // Some signs beyond the first 128 have the property, others have not.
      return all.map((_, code) => code === signs || form.test(String.fromCharCode(code)));
    }
    if (sign === 'c') return setOf(String.fromCharCode((this.#next().charCodeAt(0) || 0) % 32));
    if (sign === 'x') return setOf(this.#code(/^[0-9a-fA-F]{2}/));
    if (sign === 'u') return setOf(this.#code(/^(\{[0-9a-fA-F]+\}|[0-9a-fA-F]{4})/));
    return setOf(sign);
  }

  #code(form: RegExp): string {
    const code = Number.parseInt(this.#skip(form).replace(/[{}]/g, ''), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  }

  #skip(form: RegExp): string {
    const [text = ''] = form.exec(this.#signs.slice(this.#at).join('')) ?? [];
    this.#at += [...text].length;
    return text;
  }

  #next(): string {
    return this.#signs[this.#at++] ?? '';
  }

  #take(sign: string): boolean {
    if (this.#signs[this.#at] !== sign) return false;
    this.#at++;
    return true;
  }
}

const own = <T>(object: Record<string, T>, key: string) =>
  Object.hasOwn(object, key) ? object[key] : undefined;

const controls: Record<string, string> = { n: '\n', r: '\r', t: '\t', v: '\v', f: '\f', 0: '\0' };
