import type { CompiledApp } from '../compiled/app.ts';
import type { CompiledRequest } from '../compiled/call.ts';
import type { DataSources } from '../core/form/coerce-answers.ts';
import { resolveRequest } from '../core/mapping/resolve-request.ts';
import { type Browser, type CallResult, makeCall } from './call.ts';

/** A call, and mappings for its parameters and its body. */
type Request = Omit<CompiledRequest, 'outcomes'>;

/** The end of a call, and the data sources that its mappings read. */
type PerformedCall = CallResult & { sources: DataSources };

/**
 * Makes a call of a screen; its mappings read from the sources of the page and of the screen. Never rejects.
 *
 * @param signal aborts the call, whose end then means nothing
 * @param fetch makes the call in place of the browser's
 */
export type Perform = (
  request: Request,
  screenSources: object,
  signal?: AbortSignal,
  fetch?: Browser['fetch'],
) => Promise<PerformedCall>;

/** A call that is to have its effect once. */
export interface Intent {
  call: string;
  /** All that it sends but the time, as JSON. */
  content: string;
  /** The present time, an ISO 8601 date-time in UTC. */
  now: string | undefined;
}

/**
 * Makes a call.
 *
 * @param keyed adds a key to the requests of a `fetch`
 * @param now the time that the call sends
 */
export type Make<Result = CallResult> = (
  keyed?: (fetch: Browser['fetch']) => Browser['fetch'],
  now?: string,
) => Promise<Result>;

/** Makes a call with a key, by which the provider knows it again. */
type WithKey = (intent: Intent, make: Make) => Promise<CallResult>;

/** @param withKey is used for calls that are to have their effect once */
export function createPerform(
  { provider }: Pick<CompiledApp, 'provider'>,
  browser: Browser,
  readSources: () => DataSources,
  withKey?: WithKey,
): Perform {
  return async (request, screenSources, signal, given) => {
    const document: DataSources = { ...readSources(), ...screenSources };
    const valuesAt = (now?: string) => resolveRequest(request, { ...document, now });
    const make: Make = (keyed = (fetch) => fetch, now = document.now) => {
      // The key depends on all that is sent, with the files.
      const own = keyed(given ?? browser.fetch);
      const fetch = request.withFiles?.(own) ?? own;
      return makeCall(request.call, provider, { ...valuesAt(now), signal }, { ...browser, fetch });
    };
    const { name: call, once } = request.call;
    const intent = () => ({ call, content: JSON.stringify(valuesAt()), now: document.now });
    const result = await (once && withKey ? withKey(intent(), make) : make());
    return { ...result, sources: document };
  };
}
