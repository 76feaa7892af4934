import { namedOutcomes } from '../../core/mapping/named-outcomes.ts';
import type { Call } from '../../definition/files/call.ts';
import type { OutcomeCondition, Outcomes } from '../../definition/files/outcome.ts';
import { generalOutcomes, outcomeEntry } from '../../definition/outcomes/index.ts';
import type { CallOutcome } from '../../engine/index.ts';
import { describeDataCondition } from '../form/describe-condition.ts';
import type { FormModel } from '../product-model.ts';

/** One outcome of a call that a definition distinguishes from others. */
export interface OutcomeCase {
  /** Its key in "outcomes". */
  name: string;
  /** Unique among the outcomes of the call. */
  id: string;
  /** Says when it applies, among several of the same name. */
  when?: OutcomeCondition;
  /** In plain words: "the answer holds errors". */
  description: string;
  callOutcome: CallOutcome;
}

/**
 * Lists the distinct outcomes of a call, success first. Failures without an entry of their own are one case.
 *
 * @param outcomes the screen's reactions
 * @param forms those of the screen, whose questions conditions name
 */
export function outcomeCases(
  call: Call | undefined,
  outcomes: Outcomes,
  forms: FormModel[],
): OutcomeCase[] {
  const all = namedOutcomes<OutcomeCondition>(outcomes);
  const casesOf = (name: string, clause?: string): OutcomeCase[] => {
    const entry = outcomeEntry(name);
    if (!entry || entry.impossible?.(call ?? noCall) !== undefined) return [];
    const { kind } = entry;
    const end = clause ?? entry.clause(name);
    const own = all.filter((each) => each.name === name);
    if (own.length === 0) {
      return [{ name, id: name, description: end, callOutcome: { kind, outcome: undefined } }];
    }
    return own.map(({ id, inList, outcome: { when, ...outcome } }) => {
      const description = inList ? `${end}, ${describeWhen(when, forms)}` : end;
      return { name, id, when, description, callOutcome: { kind, outcome } };
    });
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

const describeWhen = (when: OutcomeCondition | undefined, forms: FormModel[]): string =>
  when ? `and ${describeDataCondition(when, forms)}` : 'and none of these conditions holds';

/** The outcome of every failure without an entry of its own. */
const unnamedFailure = 'failure';

/** Stands for a call that the product does not have. */
const noCall: Call = { method: 'GET', path: '/' };
