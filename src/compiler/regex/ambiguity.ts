import { meet, type Pattern, parsePattern, type SignSet } from './parse.ts';

/** Repetitions up to this count are written out; more count as "any number". */
const writtenOut = 6;
/** Larger expressions are not judged: the time to judge grows with the square of their size. */
const mostStates = 400;
const mostSteps = 5000;

interface State {
  /** What is taken on the way out; without it the way is free. */
  set?: SignSet;
  /** Takes nothing, but may fail. */
  barrier?: boolean;
  to: number[];
}

/**
 * Whether an expression can take a time that doubles with each sign of a text (catastrophic backtracking).
 * That is so where a part of it, read again and again, can read one text in two ways, and something behind may fail:
 * "exponential degree of ambiguity", Weber and Seidl, On the degree of ambiguity of finite automata, 1991.
 */
export function canHang(source: string): boolean {
  const pattern = parsePattern(source);
  return [pattern, ...insides(pattern)].some((part) => isAmbiguous(part));
}

/** What stands in looks around, which are matched for themselves. */
function insides(pattern: Pattern): Pattern[] {
  switch (pattern.kind) {
    case 'sequence':
    case 'choice':
      return pattern.parts.flatMap(insides);
    case 'repeat':
      return insides(pattern.part);
    case 'barrier':
      return pattern.inside ? [pattern.inside, ...insides(pattern.inside)] : [];
    default:
      return [];
  }
}

function isAmbiguous(pattern: Pattern): boolean {
  const states: State[] = [];
  const end = add(states, { to: [] });
  const start = build(states, pattern, end);
  if (states.length > mostStates) return false;
  const ways = waysBetween(states, start);
  const taking = [...ways.keys()];
  // Without anything behind that may fail, the first reading is the last.
  const canFail = (state: number) => !(ways.get(state)?.freeEnd ?? false);
  return taking.some(
    (state) => canFail(state) && (hasDoubleLoop(state, ways) || hasTwinLoop(state, ways, states)),
  );

  function waysBetween(all: State[], from: number): Map<number, Ways> {
    const found = new Map<number, Ways>();
    const open = [...freeWays(all, from, end).next.keys()];
    while (open.length > 0) {
      const state = open.pop() as number;
      if (found.has(state)) continue;
      const [after] = all[state]?.to ?? [];
      const onward = freeWays(all, after ?? end, end);
      found.set(state, onward);
      open.push(...onward.next.keys());
    }
    return found;
  }
}

/** The states that take a sign and can be next, with the number of ways there (one, or two for more). */
interface Ways {
  next: Map<number, number>;
  /** Whether the end can be reached without taking a sign and without anything that may fail. */
  freeEnd: boolean;
}

function freeWays(states: State[], from: number, end: number): Ways {
  const next = new Map<number, number>();
  let freeEnd = false;
  let steps = 0;
  // No step twice: coming back to a loop without having taken a sign is what matchers refuse.
  const walk = (state: number, path: Set<string>, failing: boolean) => {
    if (++steps > mostSteps) return;
    const { set, to, barrier } = states[state] as State;
    if (state === end) freeEnd ||= !failing;
    if (set) next.set(state, Math.min(2, (next.get(state) ?? 0) + 1));
    else {
      for (const [index, target] of to.entries()) {
        const step = `${state} ${index}`;
        if (!path.has(step)) walk(target, new Set(path).add(step), failing || barrier === true);
      }
    }
  };
  walk(from, new Set(), false);
  return { next, freeEnd };
}

/** Whether a state comes back to itself, taking a sign, in two ways through free steps. */
function hasDoubleLoop(state: number, ways: Map<number, Ways>): boolean {
  const seen = new Set<string>();
  const open: [number, boolean][] = [[state, false]];
  while (open.length > 0) {
    const [at, doubled] = open.pop() as [number, boolean];
    for (const [target, count] of ways.get(at)?.next ?? []) {
      const double = doubled || count > 1;
      if (target === state && double) return true;
      const key = `${target} ${double}`;
      if (!seen.has(key)) {
        seen.add(key);
        open.push([target, double]);
      }
    }
  }
  return false;
}

/** Whether a state comes back to itself over two different rows of states that can take the same signs. */
function hasTwinLoop(state: number, ways: Map<number, Ways>, states: State[]): boolean {
  const setOf = (at: number) => states[at]?.set as SignSet;
  const seen = new Set<string>();
  const open: [number, number, boolean][] = [[state, state, false]];
  while (open.length > 0) {
    const [a, b, parted] = open.pop() as [number, number, boolean];
    for (const x of ways.get(a)?.next.keys() ?? []) {
      for (const y of ways.get(b)?.next.keys() ?? []) {
        if (x > y && a === b) continue;
        const apart = parted || x !== y;
        if (x === state && y === state) {
          if (apart) return true;
          continue;
        }
        const key = `${x} ${y} ${apart}`;
        if (seen.has(key) || !meet(setOf(x), setOf(y))) continue;
        seen.add(key);
        open.push([x, y, apart]);
      }
    }
  }
  return false;
}

const add = (states: State[], state: State): number => states.push(state) - 1;

/** Adds the states of a pattern that goes on at `then`, and returns the first. */
function build(states: State[], pattern: Pattern, then: number): number {
  if (states.length > mostStates) return then;
  switch (pattern.kind) {
    case 'sign':
      return add(states, { set: pattern.set, to: [then] });
    case 'barrier':
      return pattern.name === '^' ? then : add(states, { barrier: true, to: [then] });
    case 'sequence':
      return pattern.parts.reduceRight((after, part) => build(states, part, after), then);
    case 'choice':
      return add(states, { to: pattern.parts.map((part) => build(states, part, then)) });
    case 'repeat':
      return buildRepeat(states, pattern, then);
  }
}

function buildRepeat(
  states: State[],
  { part, min, max }: Extract<Pattern, { kind: 'repeat' }>,
  then: number,
): number {
  let first = then;
  if (max > writtenOut) {
    const loop = add(states, { to: [] });
    (states[loop] as State).to.push(build(states, part, loop), then);
    first = loop;
  } else {
    for (let count = min; count < max; count++) {
      first = add(states, { to: [build(states, part, first), then] });
    }
  }
  for (let count = 0; count < Math.min(min, writtenOut); count++) {
    first = build(states, part, first);
  }
  return first;
}
