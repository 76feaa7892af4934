import type { Call } from '../../definition/files/app.ts';
import type { Outcomes } from '../../definition/files/screen.ts';
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
  const outcomeCase = (
    kind: CallOutcome['kind'],
    name: string,
    description: string,
  ): OutcomeCase => ({
    name,
    description,
    callOutcome: { kind, outcome: outcomes[name] },
  });
  const failures = Object.keys(outcomes)
    .filter((name) => !['success', 'errors', 'offline', 'failure'].includes(name))
    .filter((name) => name !== 'timeout' || call?.timeout !== undefined)
    .map((name) => outcomeCase('failure', name, describeFailure(name)));
  const rest = failures.length > 0 ? 'it fails in any other way' : 'it fails in any way';
  return [
    outcomeCase('success', 'success', 'it succeeds'),
    ...(call?.errors === undefined
      ? []
      : [outcomeCase('errors', 'errors', 'the answer holds errors')]),
    ...failures,
    outcomeCase('failure', 'failure', rest),
    outcomeCase('offline', 'offline', 'the visitor is offline'),
  ];
}

function describeFailure(name: string): string {
  switch (name) {
    case 'network':
      return 'no answer comes';
    case 'timeout':
      return 'the answer takes too long';
    case 'unreadable':
      return 'the answer can’t be read';
    default:
      return `the status is ${name}`;
  }
}
