import { Alphabet, type CharSet } from './alphabet.ts';
import { lengths } from './length.ts';
import { type Pattern, parsePattern } from './parse.ts';

/** Repetitions up to this count are written out; more count as "any number". */
const maxUnrolled = 6;
/** Larger expressions are not analyzed: the time to analyze grows with their size. */
const maxStates = 400;
const mostSteps = 5000;

interface State {
  /** The characters that the transitions out of the state consume; without it they consume none. */
  set?: CharSet;
  /** Takes nothing, but may fail. */
  barrier?: string;
  to: number[];
  /** How many characters the repetition around it takes at most. */
  span: number;
}

/** A state that takes a character, with the states that can follow. */
export interface ConsumingState {
  set: CharSet;
  span: number;
  /** The states that take the next character, with the number of ways there (one, or two for more). */
  next: ReadonlyMap<number, number>;
  /** Whether a match is sure from here on, so that no other reading is ever tried. */
  matchIsCertain: boolean;
}

export interface Automaton {
  alphabet: Alphabet;
  /** The states that take the first character. */
  first: readonly number[];
  consuming: ReadonlyMap<number, ConsumingState>;
  /** The state that skips the text before a match of an expression without "^". */
  search?: number;
}

/**
 * The steps that a matcher can take. The contents of a lookaround are a branch of their own, which ends there.
 *
 * @param searching whether a match is searched for from every place of the text
 * @returns `undefined` where the expression is too large
 */
export function automatonOf(source: string, searching = false): Automaton | undefined {
  const pattern = parsePattern(source);
  const alphabet = new Alphabet(source);
  const builder = new Builder(alphabet);
  const { all } = alphabet;
  const end = builder.add({ to: [], span: 0 });
  builder.ends.add(end);
  let start = builder.build(pattern, end, { span: 0, begun: false });
  let search: number | undefined;
  if (searching) {
    const later = builder.build(pattern, end, { span: 0, begun: true });
    search = builder.add({ set: all, to: [], span: Number.POSITIVE_INFINITY });
    const again = builder.add({ to: [later, search], span: 0 });
    builder.states[search]?.to.push(again);
    start = builder.add({ to: [start, search], span: 0 });
  }
  if (builder.states.length > maxStates) return undefined;
  const { next } = epsilonClosure(builder, start);
  const taking = new Map<number, ConsumingState>();
  const open = [...next.keys()];
  while (open.length > 0) {
    const state = open.pop() as number;
    if (taking.has(state)) continue;
    const { set, to, span } = builder.states[state] as State;
    const onward = epsilonClosure(builder, to[0] ?? end);
    const takesAll = set === all && onward.next.has(state);
    const sure = onward.ends === 'free' || (takesAll && onward.ends === 'at $');
    taking.set(state, { set: set ?? all, span, next: onward.next, matchIsCertain: sure });
    open.push(...onward.next.keys());
  }
  return { alphabet, first: [...next.keys()], consuming: taking, search };
}

interface EpsilonClosure {
  next: Map<number, number>;
  /** Whether the end can be reached without taking a character, and the barriers on every way there. */
  ends?: 'free' | 'at $';
}

function epsilonClosure({ states, ends }: Builder, from: number): EpsilonClosure {
  const ways: EpsilonClosure = { next: new Map() };
  const { next } = ways;
  let steps = 0;
  // No step twice: matchers do not enter a loop again without having taken a character.
  const walk = (state: number, path: Set<string>, barriers: Set<string>) => {
    if (++steps > mostSteps) return;
    const { set, to, barrier } = states[state] as State;
    const passed = barrier === undefined ? barriers : new Set(barriers).add(barrier);
    if (ends.has(state)) {
      if (passed.size === 0) ways.ends = 'free';
      else if (passed.size === 1 && passed.has('$')) ways.ends ??= 'at $';
    }
    if (set !== undefined) next.set(state, Math.min(2, (next.get(state) ?? 0) + 1));
    else {
      for (const [index, target] of to.entries()) {
        const step = `${state} ${index}`;
        if (!path.has(step)) walk(target, new Set(path).add(step), passed);
      }
    }
  };
  walk(from, new Set(), new Set());
  return ways;
}

interface Around {
  /** How many characters the repetition around takes at most; 0 outside of any. */
  span: number;
  /** Whether the text has begun before, so that "^" cannot match. */
  begun: boolean;
}

class Builder {
  readonly states: State[] = [];
  readonly ends = new Set<number>();
  readonly #alphabet: Alphabet;

  constructor(alphabet: Alphabet) {
    this.#alphabet = alphabet;
  }

  add(state: State): number {
    return this.states.push(state) - 1;
  }

  /** Adds the states of a pattern that goes on at `then`, and returns the first. */
  build(pattern: Pattern, then: number, around: Around): number {
    if (this.states.length > maxStates) return then;
    const { span } = around;
    switch (pattern.kind) {
      case 'character':
        return this.add({ set: this.#alphabet.setOf(pattern.form), to: [then], span });
      case 'barrier':
        if (pattern.name === '^') return around.begun ? this.add({ to: [], span }) : then;
        return this.#barrier(pattern, then, around);
      case 'sequence':
        return pattern.parts.reduceRight((after, part) => this.build(part, after, around), then);
      case 'choice':
        return this.add({ to: pattern.parts.map((part) => this.build(part, then, around)), span });
      case 'repeat':
        return this.#repeat(pattern, then, around);
    }
  }

  #barrier(pattern: Extract<Pattern, { kind: 'barrier' }>, then: number, around: Around): number {
    const { name, inside } = pattern;
    const { span } = around;
    const on = this.add({ barrier: name, to: [then], span });
    if (!inside) return on;
    const end = this.add({ to: [], span });
    this.ends.add(end);
    return this.add({ to: [this.build(inside, end, around), on], span });
  }

  #repeat(
    { part, min, max }: Extract<Pattern, { kind: 'repeat' }>,
    then: number,
    around: Around,
  ): number {
    let first = then;
    if (max > maxUnrolled) {
      const span = around.span || lengths(part).max * max;
      const loop = this.add({ to: [], span });
      this.states[loop]?.to.push(this.build(part, loop, { ...around, span }), then);
      first = loop;
    } else {
      for (let count = min; count < max; count++) {
        first = this.add({ to: [this.build(part, first, around), then], span: around.span });
      }
    }
    for (let count = 0; count < Math.min(min, maxUnrolled); count++) {
      first = this.build(part, first, around);
    }
    return first;
  }
}
