import type { Outcomes } from '../definition/files/outcome.ts';
import type { CallOutcome } from '../engine/index.ts';
import type { CallResult } from './call.ts';

/**
 * Finds the outcome that a definition names for the end of a call. The most specific name wins: "409" before "4XX"
 * before "failure". Being offline is not a failure, since nothing was sent.
 */
export function toOutcome(result: CallResult, outcomes: Outcomes): CallOutcome {
  switch (result.end) {
    case 'success':
    case 'errors':
    case 'offline':
      return { kind: result.end, outcome: outcomes[result.end] };
    default: {
      const { end, status = 0 } = result;
      const names = [end, status, `${Math.floor(status / 100)}XX`, 'failure'];
      const name = names.find((each) => outcomes[each]);
      return { kind: 'failure', outcome: outcomes[name ?? ''] };
    }
  }
}
