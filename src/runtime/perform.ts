import type { CompiledApp } from '../compiled/app.ts';
import type { CompiledRequest } from '../compiled/call.ts';
import type { DataSources } from '../core/coerce-answers.ts';
import { resolveRequest } from '../core/resolve-request.ts';
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

type Wrap = (fetch: Browser['fetch']) => Browser['fetch'];

/** Makes a call with a key, by which the provider knows it again; `make` is given what adds it to a request. */
type WithKey = (call: string, make: (keyed?: Wrap) => Promise<CallResult>) => Promise<CallResult>;

/** @param withKey is used for calls that are to have their effect once */
export function createPerform(
  { provider }: Pick<CompiledApp, 'provider'>,
  browser: Browser,
  readSources: () => DataSources,
  withKey?: WithKey,
): Perform {
  return async (request, screenSources, signal, given) => {
    const document = { ...readSources(), ...screenSources };
    const values = resolveRequest(request, document);
    const make = (keyed: Wrap = (fetch) => fetch) => {
      // The key depends on all that is sent, with the files.
      const own = keyed(given ?? browser.fetch);
      const fetch = request.withFiles?.(own) ?? own;
      return makeCall(request.call, provider, { ...values, signal }, { ...browser, fetch });
    };
    const { name, once } = request.call;
    const result = await (once && withKey ? withKey(name, make) : make());
    return { ...result, sources: document };
  };
}
