import type { Call } from '../../definition/files/call.ts';
import type { Outcomes } from '../../definition/files/outcome.ts';
import { generalOutcomes, outcomeEntry } from '../../definition/outcomes/index.ts';
import type { CallOutcome } from '../../engine/index.ts';

/** One outcome of a call that a definition distinguishes from others. */
export interface OutcomeCase {
  /** Its key in "outcomes". */
  name: string;
  /** In plain words: "the answer holds errors". */
  description: string;
  callOutcome: CallOutcome;
}

/**
 * Lists the distinct outcomes of a call, success first. Failures without an entry of their own are one case.
 *
 * @param outcomes the screen's reactions
 */
export function outcomeCases(call: Call | undefined, outcomes: Outcomes): OutcomeCase[] {
  const casesOf = (name: string, description?: string): OutcomeCase[] => {
    const entry = outcomeEntry(name);
    if (!entry || entry.impossible?.(call ?? noCall) !== undefined) return [];
    const callOutcome = { kind: entry.kind, outcome: outcomes[name] };
    return [{ name, description: description ?? entry.clause(name), callOutcome }];
  };
  const named = Object.keys(outcomes)
    .filter((name) => !generalOutcomes.includes(name))
    .flatMap((name) => casesOf(name));
  return generalOutcomes.flatMap((name) =>
    name === unnamedFailure && named.length > 0
      ? [...named, ...casesOf(name, 'it fails in any other way')]
      : casesOf(name),
  );
}

/** The outcome of every failure without an entry of its own. */
const unnamedFailure = 'failure';

/** Stands for a call that the product does not have. */
const noCall: Call = { method: 'GET', path: '/' };
