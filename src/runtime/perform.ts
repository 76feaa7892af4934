import { createContext, useContext } from 'react';
import type { CompiledApp } from '../compiled/app.ts';
import type { DataSources } from '../core/coerce-answers.ts';
import { resolveMapping } from '../core/resolve-mapping.ts';
import type { Mapping } from '../definition/files/mapping.ts';
import { type Browser, type CallResult, makeCall } from './call.ts';

/** A call in the definition of a screen: its name, and mappings for its parameters and its body. */
export interface Request {
  call: string;
  params?: Record<string, Mapping>;
  send?: Mapping;
}

/** Makes a call of the product; its mappings read from the sources of the page and of the screen. Rejects only where no call has the name. */
export type Perform = (request: Request, screenSources: object) => Promise<CallResult>;

export function createPerform(
  app: CompiledApp,
  browser: Browser,
  readSources: () => DataSources,
): Perform {
  return (request, screenSources) => {
    const document = { ...readSources(), ...screenSources };
    const call = app.calls[request.call];
    if (!call) throw new Error(`No call is named "${request.call}".`);
    const params = Object.fromEntries(
      Object.entries(request.params ?? {}).map(([name, mapping]) => [
        name,
        resolveMapping(mapping, document),
      ]),
    );
    const send = request.send === undefined ? undefined : resolveMapping(request.send, document);
    return makeCall(call, app.provider, { params, send }, browser);
  };
}

export const PerformContext = createContext<Perform | null>(null);

export function usePerform(): Perform {
  const perform = useContext(PerformContext);
  if (!perform) throw new Error('Calls need the runtime around them.');
  return perform;
}
