import { useCallback, useMemo, useRef, useState } from 'react';
import useSWR from 'swr';
import useSWRMutation from 'swr/mutation';
import type { CompiledApp, LoadFile, SubmitFile } from '../definition/compiled.ts';
import { type Mapping, resolveMapping } from '../definition/mapping.ts';
import type { Ended, Host } from '../engine/index.ts';
import { type Browser, type CallResult, makeCall } from './call.ts';
import { endOf } from './outcomes.ts';

interface Request {
  call: string;
  params?: Record<string, Mapping>;
  send?: Mapping;
}

/** The host's calls, through swr: one load when a screen opens, and one send at a time. */
export function createCalls(app: CompiledApp, browser: Browser, surroundings: () => object) {
  function perform(request: Request, document: object): Promise<CallResult> {
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
  }

  const useLoad: Host['useLoad'] = (load: LoadFile | undefined) => {
    // Every opening of a screen asks anew: the provider decides each time.
    const [opening] = useState(() => crypto.getRandomValues(new Uint32Array(2)).join());
    const { data, isValidating, mutate } = useSWR(
      load ? [load.call, opening] : null,
      () => perform(load as LoadFile, surroundings()),
      {
        revalidateOnFocus: false,
        revalidateOnReconnect: false,
        revalidateIfStale: false,
        shouldRetryOnError: false,
      },
    );
    const retry = useCallback(() => void mutate(undefined, { revalidate: true }), [mutate]);
    return useMemo(() => {
      if (!load) return { state: 'ready', loaded: undefined };
      if (!data || isValidating) return { state: 'loading' };
      if (data.end === 'success') return { state: 'ready', loaded: data.body };
      return { state: 'failed', ended: endOf(data, load.outcomes), retry };
    }, [load, data, isValidating, retry]);
  };

  const useSend: Host['useSend'] = (submit: SubmitFile) => {
    // The state renders too late for a second press in the same moment.
    const underWay = useRef(false);
    const { trigger, isMutating } = useSWRMutation(
      [submit.call, 'send'],
      (_key, { arg }: { arg: object }) => perform(submit, arg),
    );
    const send = useCallback(
      async (document: object): Promise<Ended | undefined> => {
        if (underWay.current) return undefined;
        underWay.current = true;
        try {
          return endOf(await trigger(document), submit.outcomes);
        } finally {
          underWay.current = false;
        }
      },
      [trigger, submit],
    );
    return { sending: isMutating, send };
  };

  return { useLoad, useSend };
}
