import { intersects } from './alphabet.ts';
import { type Automaton, automatonOf } from './automaton.ts';

/**
 * Returns whether an expression can take a time that doubles with each character of a text (catastrophic backtracking).
 * That is so where a part of it, read again and again, can read one text in two ways, and something behind may fail:
 * "exponential degree of ambiguity", Weber and Seidl, On the degree of ambiguity of finite automata, 1991.
 */
export function canHang(source: string): boolean {
  const automaton = automatonOf(source);
  if (!automaton) return false;
  return [...automaton.consuming].some(
    ([state, { matchIsCertain }]) =>
      !matchIsCertain && (hasDoubleLoop(state, automaton) || hasTwinLoop(state, automaton)),
  );
}

/** Returns whether a state comes back to itself, taking a character, in two ways through free steps. */
function hasDoubleLoop(state: number, { consuming }: Automaton): boolean {
  const seen = new Set<string>();
  const open: [number, boolean][] = [[state, false]];
  while (open.length > 0) {
    const [at, doubled] = open.pop() as [number, boolean];
    for (const [target, count] of consuming.get(at)?.next ?? []) {
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

/** Returns whether a state comes back to itself over two different rows of states that can take the same characters. */
function hasTwinLoop(state: number, { consuming }: Automaton): boolean {
  const seen = new Set<string>();
  const open: [number, number, boolean][] = [[state, state, false]];
  while (open.length > 0) {
    const [a, b, parted] = open.pop() as [number, number, boolean];
    for (const x of consuming.get(a)?.next.keys() ?? []) {
      for (const y of consuming.get(b)?.next.keys() ?? []) {
        if (x > y && a === b) continue;
        const apart = parted || x !== y;
        if (x === state && y === state) {
          if (apart) return true;
          continue;
        }
        const key = `${x} ${y} ${apart}`;
        if (seen.has(key) || !intersects(consuming.get(x)?.set ?? 0n, consuming.get(y)?.set ?? 0n))
          continue;
        seen.add(key);
        open.push([x, y, apart]);
      }
    }
  }
  return false;
}
