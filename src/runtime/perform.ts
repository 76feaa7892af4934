import type { CompiledApp } from '../compiled/app.ts';
import type { CompiledRequest } from '../compiled/call.ts';
import type { DataSources } from '../core/form/coerce-answers.ts';
import { resolveRequest } from '../core/mapping/resolve-request.ts';
import { type Browser, type CallResult, makeCall } from './call.ts';

/** A call, and mappings for its parameters and its body; a check has outcomes of its own. */
type Request = Omit<CompiledRequest, 'outcomes'> & Partial<Pick<CompiledRequest, 'outcomes'>>;

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

/** The data sources that have times. */
export type Times = Pick<DataSources, 'now' | 'page'>;

/** A call that is to have its effect once. */
export interface Intent {
  request: Pick<Request, 'outcomes' | 'resolveGo'> & { call: Pick<Request['call'], 'name'> };
  /** Returns all that it sends, with these times. */
  valuesAt: (times: Times) => object;
  /** The data sources of its mappings, with the present times. */
  sources: DataSources;
}

/**
 * Makes a call.
 *
 * @param keyed adds a key to the requests of a `fetch`
 * @param times those that the call sends, if not the present ones
 */
export type Make<Result = CallResult> = (
  keyed?: (fetch: Browser['fetch']) => Browser['fetch'],
  times?: Times,
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
    const valuesAt = (times?: Times) => resolveRequest(request, { ...document, ...times });
    const make: Make = (keyed = (fetch) => fetch, times) => {
      // The key depends on all that is sent, with the files.
      const own = keyed(given ?? browser.fetch);
      const fetch = request.withFiles?.(own) ?? own;
      return makeCall(
        request.call,
        provider,
        { ...valuesAt(times), signal },
        { ...browser, fetch },
      );
    };
    const intent = { request, valuesAt, sources: document };
    const result = await (request.call.once && withKey ? withKey(intent, make) : make());
    return { ...result, sources: document };
  };
}
