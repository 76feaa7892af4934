import { type CharSet, meet } from './alphabet.ts';
import type { Automaton, Taking } from './automaton.ts';

/** More is not judged: the time to judge grows with the cube of the states. */
const mostTriples = 300_000;

/**
 * Two repetitions that can share a text: read again and again, the pump stays in the one, stays in the other, or leads
 * from the one to the other, wherever it is split.
 */
export interface Overlap {
  from: number;
  to: number;
  pump: string;
  /** How many signs the shorter of the two takes at most. */
  span: number;
  /** Whether another overlap can follow behind this one. */
  reaches: (other: Overlap) => boolean;
  /** A text that leads to it. */
  lead: (first: readonly number[]) => string;
}

/** Every overlap of two repetitions of an automaton, one for each two of them. */
export function overlapsOf(automaton: Automaton): Overlap[] {
  const { taking } = automaton;
  const reach = new Map([...taking.keys()].map((state) => [state, reachable(state, taking)]));
  const reaches = (a: number, b: number) => reach.get(a)?.has(b) === true;
  const looping = [...taking.keys()].filter(
    (state) => reaches(state, state) && !taking.get(state)?.sure,
  );
  const overlaps: Overlap[] = [];
  const budget = { left: mostTriples };
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
        span: Math.min(taking.get(from)?.span ?? 0, taking.get(to)?.span ?? 0),
        reaches: (other) => other.from === to || reaches(to, other.from),
        lead: (first) => textTo(from, first, automaton),
      });
    }
  }
  return overlaps;
}

type Reaches = (a: number, b: number) => boolean;

/** Whether two states stand in one repetition. */
const same = (a: number, b: number, reaches: Reaches) =>
  a === b || (reaches(a, b) && reaches(b, a));

function reachable(from: number, taking: Automaton['taking']): Set<number> {
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
  { alphabet, taking }: Automaton,
  reaches: Reaches,
  budget: { left: number },
): string | undefined {
  const stays = (state: number, home: number) => same(state, home, reaches);
  const start = { a: from, b: from, c: to, text: '' };
  const seen = new Set<string>();
  const open = [start];
  for (const at of open) {
    for (const [a, b, c] of triples(at, taking)) {
      if (--budget.left < 0) return undefined;
      if (!stays(a, from) || !stays(c, to) || !(reaches(b, to) || b === to)) continue;
      const sign = alphabet.signIn([a, b, c].map((state) => setOf(state, taking)));
      if (sign === undefined) continue;
      const text = at.text + sign;
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
  taking: Automaton['taking'],
): Generator<[number, number, number]> {
  for (const x of nextOf(a, taking)) {
    for (const y of nextOf(b, taking)) {
      if (!meet(setOf(x, taking), setOf(y, taking))) continue;
      for (const z of nextOf(c, taking)) yield [x, y, z];
    }
  }
}

const nextOf = (state: number, taking: Automaton['taking']) => [
  ...(taking.get(state) as Taking).next.keys(),
];

const setOf = (state: number, taking: Automaton['taking']): CharSet =>
  (taking.get(state) as Taking).set;

/** The shortest text that is read before a state is about to be reached, and the state's own sign. */
function textTo(goal: number, first: readonly number[], { alphabet, taking }: Automaton): string {
  const open = first.map((state) => ({ state, text: '' }));
  const seen = new Set(first);
  for (const { state, text } of open) {
    const whole = text + (alphabet.signIn([setOf(state, taking)]) ?? '');
    if (state === goal) return whole;
    for (const next of nextOf(state, taking)) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push({ state: next, text: whole });
    }
  }
  return '';
}
