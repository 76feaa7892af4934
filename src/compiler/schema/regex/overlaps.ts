import { type CharSet, intersects } from './alphabet.ts';
import type { Automaton, ConsumingState } from './automaton.ts';

/** More is not analyzed: the time to analyze grows with the cube of the states. */
const maxTriples = 300_000;

/**
 * Two repetitions that can share a text: read again and again, the pump stays in the one, stays in the other, or leads
 * from the one to the other, wherever it is split.
 */
export interface Overlap {
  from: number;
  to: number;
  pump: string;
  /** How many characters the shorter of the two takes at most. */
  span: number;
  /** Whether another overlap can follow behind this one. */
  reaches: (other: Overlap) => boolean;
  /** A text that leads to it. */
  prefixFrom: (first: readonly number[]) => string;
}

/** Every overlap of two repetitions of an automaton, one for each two of them. */
export function overlapsOf(automaton: Automaton): Overlap[] {
  const { consuming } = automaton;
  const reach = new Map([...consuming.keys()].map((state) => [state, reachable(state, consuming)]));
  const reaches = (a: number, b: number) => reach.get(a)?.has(b) === true;
  const looping = [...consuming.keys()].filter(
    (state) => reaches(state, state) && !consuming.get(state)?.matchIsCertain,
  );
  const overlaps: Overlap[] = [];
  const budget = { left: maxTriples };
  for (const from of looping) {
    for (const to of looping) {
      const known = overlaps.some(
        (overlap) => same(overlap.from, from, reaches) && same(overlap.to, to, reaches),
      );
      if (known || !reaches(from, to) || reaches(to, from)) continue;
      const pump = sharedText(from, to, automaton, reaches, budget);
      if (pump === undefined) continue;
      overlaps.push({
        from,
        to,
        pump,
        span: Math.min(consuming.get(from)?.span ?? 0, consuming.get(to)?.span ?? 0),
        reaches: (other) => other.from === to || reaches(to, other.from),
        prefixFrom: (first) => textTo(from, first, automaton),
      });
    }
  }
  return overlaps;
}

type Reaches = (a: number, b: number) => boolean;

/** Returns whether two states are in one repetition. */
const same = (a: number, b: number, reaches: Reaches) =>
  a === b || (reaches(a, b) && reaches(b, a));

function reachable(from: number, taking: Automaton['consuming']): Set<number> {
  const found = new Set<number>();
  const open = [from];
  while (open.length > 0) {
    for (const state of taking.get(open.pop() as number)?.next.keys() ?? []) {
      if (found.has(state)) continue;
      found.add(state);
      open.push(state);
    }
  }
  return found;
}

/** A text that leads from the one back to it, from the one to the other, and from the other back to it. */
function sharedText(
  from: number,
  to: number,
  { alphabet, consuming }: Automaton,
  reaches: Reaches,
  budget: { left: number },
): string | undefined {
  const stays = (state: number, home: number) => same(state, home, reaches);
  const start = { a: from, b: from, c: to, text: '' };
  const seen = new Set<string>();
  const open = [start];
  for (const at of open) {
    for (const [a, b, c] of triples(at, consuming)) {
      if (--budget.left < 0) return undefined;
      if (!stays(a, from) || !stays(c, to) || !(reaches(b, to) || b === to)) continue;
      const character = alphabet.characterIn([a, b, c].map((state) => setOf(state, consuming)));
      if (character === undefined) continue;
      const text = at.text + character;
      if (a === from && b === to && c === to) return text;
      const key = `${a} ${b} ${c}`;
      if (seen.has(key)) continue;
      seen.add(key);
      open.push({ a, b, c, text });
    }
  }
  return undefined;
}

function* triples(
  { a, b, c }: { a: number; b: number; c: number },
  taking: Automaton['consuming'],
): Generator<[number, number, number]> {
  for (const x of nextOf(a, taking)) {
    for (const y of nextOf(b, taking)) {
      if (!intersects(setOf(x, taking), setOf(y, taking))) continue;
      for (const z of nextOf(c, taking)) yield [x, y, z];
    }
  }
}

const nextOf = (state: number, taking: Automaton['consuming']) => [
  ...(taking.get(state) as ConsumingState).next.keys(),
];

const setOf = (state: number, taking: Automaton['consuming']): CharSet =>
  (taking.get(state) as ConsumingState).set;

/** The shortest text that is read before a state is about to be reached, and the state's own character. */
function textTo(
  goal: number,
  first: readonly number[],
  { alphabet, consuming }: Automaton,
): string {
  const open = first.map((state) => ({ state, text: '' }));
  const seen = new Set(first);
  for (const { state, text } of open) {
    const whole = text + (alphabet.characterIn([setOf(state, consuming)]) ?? '');
    if (state === goal) return whole;
    for (const next of nextOf(state, consuming)) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push({ state: next, text: whole });
    }
  }
  return '';
}
