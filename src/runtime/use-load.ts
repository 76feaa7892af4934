import { useCallback, useMemo, useState } from 'react';
import useSWR from 'swr';
import type { CompiledLoad } from '../compiled/call.ts';
import type { Host } from '../engine/index.ts';
import { usePerform } from './perform-context.ts';
import { toOutcome } from './to-outcome.ts';

/** Makes the load call of a screen when the screen opens, and again on `retry`. */
export const useLoad: Host['useLoad'] = (load: CompiledLoad | undefined) => {
  const perform = usePerform();
  // A key per opening: each one makes the call, since the provider's answer may differ.
  const [opening] = useState(() => crypto.getRandomValues(new Uint32Array(2)).join());
  const { data, isValidating, mutate } = useSWR(
    load ? [load.call.name, opening] : null,
    () => perform(load as CompiledLoad, {}),
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
    return { state: 'failed', callOutcome: toOutcome(data, load.outcomes), retry };
  }, [load, data, isValidating, retry]);
};
