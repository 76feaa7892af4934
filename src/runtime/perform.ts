import type { CompiledApp } from '../compiled/app.ts';
import type { Calculate, CompiledCall } from '../compiled/call.ts';
import type { DataSources } from '../core/coerce-answers.ts';
import { resolveMapping } from '../core/resolve-mapping.ts';
import type { Mapping } from '../definition/files/mapping.ts';
import { type Browser, type CallResult, makeCall } from './call.ts';

/** A call that a screen makes, and mappings for its parameters and its body. */
export interface Request {
  call: CompiledCall;
  params?: Record<string, Mapping>;
  send?: Mapping;
  calculate?: Calculate;
}

/** The end of a call, and the data sources that its mappings read. */
type PerformedCall = CallResult & { sources: DataSources };

/** Makes a call of a screen; its mappings read from the sources of the page and of the screen. Never rejects. */
export type Perform = (request: Request, screenSources: object) => Promise<PerformedCall>;

export function createPerform(
  { provider }: Pick<CompiledApp, 'provider'>,
  browser: Browser,
  readSources: () => DataSources,
): Perform {
  return async (request, screenSources) => {
    const { calculate } = request;
    const document = { ...readSources(), ...screenSources };
    const params = Object.fromEntries(
      Object.entries(request.params ?? {}).map(([name, mapping]) => [
        name,
        resolveMapping(mapping, document, calculate),
      ]),
    );
    const send =
      request.send === undefined ? undefined : resolveMapping(request.send, document, calculate);
    const result = await makeCall(request.call, provider, { params, send }, browser);
    return { ...result, sources: document };
  };
}
