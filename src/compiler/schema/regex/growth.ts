import { type Automaton, automatonOf } from './automaton.ts';
import { type Overlap, overlapsOf } from './overlaps.ts';

/** Steps that a match may take, a few hundredths of a second; a longer delay can be felt while typing. */
export const mostSteps = 10_000_000;

/** The parts of a text that an expression takes long to reject: the prefix, then the pump many times. */
export interface Attack {
  prefix: string;
  pump: string;
}

interface Growth {
  /** Steps to refuse the worst text of the length asked for, in their order of magnitude. */
  steps: number;
  /** The power of the length that the steps grow with, where a text has no limit. */
  degree: number;
  attack: Attack[];
  /** Whether trying the match from every place of the text is a part of it. */
  searching: boolean;
  /** The most characters that a text may have to be refused in time. */
  safeLength: number;
}

/**
 * How the time to match grows with the length of a text, where it doesn't double with each character: as a power of the
 * length, one for each repetition in a row that can read the same text as the one before ("polynomial degree of
 * ambiguity", Weber and Seidl; its meaning for backtracking matchers: Weideman et al., Analyzing matching time behavior
 * of backtracking regular expression matchers by using ambiguity of NFA, 2016).
 *
 * @param longest characters that a text has at most
 * @returns `undefined` where the time is in proportion to the length, or the expression is too large to analyze
 */
export function growthOf(source: string, longest: number): Growth | undefined {
  const automaton = automatonOf(source, true);
  const overlaps = automaton && overlapsOf(automaton);
  if (!automaton || !overlaps || overlaps.length === 0) return undefined;
  const chain = worstChain(overlaps, longest);
  return {
    steps: stepsOf(chain, longest),
    degree: 1 + chain.filter(({ span }) => span === Number.POSITIVE_INFINITY).length,
    attack: attackOn(automaton, chain),
    searching: chain[0]?.from === automaton.search,
    safeLength: safeLengthOf(overlaps, longest),
  };
}

const stepsOf = (chain: Overlap[], length: number) =>
  chain.reduce((steps, { span }) => steps * Math.min(length, span), length);

/** The row of overlaps, each reachable from the one before, that costs the most steps. */
function worstChain(overlaps: Overlap[], length: number): Overlap[] {
  const known = new Map<Overlap, Overlap[]>();
  const upTo = (overlap: Overlap): Overlap[] => {
    const found = known.get(overlap);
    if (found) return found;
    const before = overlaps.filter((other) => other !== overlap && other.reaches(overlap));
    const chain = [...worst(before.map(upTo)), overlap];
    known.set(overlap, chain);
    return chain;
  };
  function worst(chains: Overlap[][]): Overlap[] {
    return chains.reduce<Overlap[]>(
      (most, chain) => (stepsOf(chain, length) > stepsOf(most, length) ? chain : most),
      [],
    );
  }
  return worst(overlaps.map(upTo));
}

function safeLengthOf(overlaps: Overlap[], longest: number): number {
  let [fine, much] = [0, longest + 1];
  while (much - fine > 1) {
    const middle = Math.floor((fine + much) / 2);
    if (stepsOf(worstChain(overlaps, middle), middle) <= mostSteps) fine = middle;
    else much = middle;
  }
  return fine;
}

function attackOn(automaton: Automaton, chain: Overlap[]): Attack[] {
  let from = automaton.first;
  return chain.map((overlap) => {
    const prefix = overlap.prefixFrom(from);
    from = [...(automaton.consuming.get(overlap.to)?.next.keys() ?? [])];
    return { prefix, pump: overlap.pump };
  });
}
