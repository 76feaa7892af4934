import type { CallOutcome, CompiledOutcomes, CompiledRequest } from '../compiled/call.ts';
import type { CallResult } from './call.ts';

/**
 * Finds the outcome that a definition names for the end of a call. The most specific name wins: "409" before "4XX"
 * before "failure". Being offline is not a failure, since nothing was sent.
 *
 * @param sources the data sources of the call, on which the conditions of outcomes depend
 */
export function toOutcome(
  result: CallResult & { sources?: object },
  outcomes: CompiledOutcomes,
): CallOutcome {
  const response = 'body' in result ? result.body : undefined;
  const named = (name: string | number) => {
    const found = outcomes[name];
    if (!Array.isArray(found)) return found;
    const document = { ...result.sources, response };
    return found.find(({ when }) => !when || when(document));
  };
  switch (result.end) {
    case 'success':
    case 'errors':
    case 'offline':
      return { kind: result.end, outcome: named(result.end), response };
    default: {
      const { end, status = 0 } = result;
      const names = [end, status, `${Math.floor(status / 100)}XX`, 'failure'];
      const name = names.find((each) => outcomes[each]);
      const isBusy = status === 429 || status === 503;
      const retryAfter = isBusy && 'retryAfter' in result ? result.retryAfter : undefined;
      const outcome = named(name ?? '');
      const maybeArrived = unanswered.has(end === 'status' ? status : end);
      return {
        kind: 'failure',
        outcome,
        response,
        ...(retryAfter && { retryAfter }),
        ...(maybeArrived && { maybeArrived }),
      };
    }
  }
}

/** The ends without an answer of the provider, or with that of a proxy on the way in its place. */
const unanswered = new Set<string | number>(['network', 'timeout', 'unreadable', 502, 504]);

/** Finds the outcome of a request, with the address and the messages that it takes from the response. */
export function toEnd(
  result: CallResult & { sources: object },
  request: Pick<CompiledRequest, 'outcomes' | 'resolveGo' | 'resolveFields' | 'send' | 'choose'>,
): CallOutcome {
  const { resolveGo, resolveFields } = request;
  const ended = toOutcome(result, request.outcomes);
  const led = resolveGo?.(ended, result.sources) ?? ended;
  return resolveFields?.(led, request, result.sources) ?? led;
}
