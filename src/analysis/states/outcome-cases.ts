import type { Call } from '../../definition/files/app.ts';
import type { Outcomes } from '../../definition/files/screen.ts';
import type { CallOutcome } from '../../engine/index.ts';

/** A way for a call to end that a definition tells from others. */
export interface OutcomeCase {
  /** As in "outcomes". */
  name: string;
  /** As somebody would say it: "the answer holds errors". */
  words: string;
  ended: CallOutcome;
}

/**
 * Every way for a call to end that makes a difference; failures without an entry of their own are one.
 *
 * @param outcomes what the screen does about them
 */
export function outcomeCases(call: Call | undefined, outcomes: Outcomes): OutcomeCase[] {
  const ending = (kind: CallOutcome['kind'], name: string, words: string): OutcomeCase => ({
    name,
    words,
    ended: { kind, outcome: outcomes[name] },
  });
  const failures = Object.keys(outcomes)
    .filter((name) => !['success', 'errors', 'offline', 'failure'].includes(name))
    .filter((name) => name !== 'timeout' || call?.timeout !== undefined)
    .map((name) => ending('failure', name, failureWords(name)));
  const rest = failures.length > 0 ? 'it fails in any other way' : 'it fails in any way';
  return [
    ending('success', 'success', 'it succeeds'),
    ...(call?.errors !== undefined ? [ending('errors', 'errors', 'the answer holds errors')] : []),
    ...failures,
    ending('failure', 'failure', rest),
    ending('offline', 'offline', 'the visitor is offline'),
  ];
}

function failureWords(name: string): string {
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
