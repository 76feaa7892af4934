import {
  type ComponentProps,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import useSWR from 'swr';
import type { Host } from '../engine/index.ts';
import { takeEarlyLoad } from './early-load.ts';
import { usePerform } from './perform-context.ts';
import { toEnd } from './to-outcome.ts';

export { loadEarly } from './early-load.ts';

type LoadCallProps = ComponentProps<Host['Load']>;

/**
 * Makes a load call when it is mounted, and again on `retry`. What its end shows is rendered in short tasks, since it can be
 * a whole form.
 */
export function LoadCall({ load, children }: LoadCallProps) {
  return children(useDeferredValue(useLoad(load)));
}

function useLoad(load: LoadCallProps['load']): Parameters<LoadCallProps['children']>[0] {
  const perform = usePerform();
  // A key per opening: each one makes the call, since the provider's answer may differ.
  const [opening] = useState(() => crypto.getRandomValues(new Uint32Array(2)).join());
  const abort = useRef<AbortController>(undefined);
  const { data, isValidating, mutate } = useSWR(
    [load.call.name, opening],
    () => {
      // A call that is made again replaces one that hangs.
      abort.current?.abort();
      abort.current = new AbortController();
      return takeEarlyLoad(load) ?? perform(load, {}, abort.current.signal);
    },
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      revalidateIfStale: false,
      shouldRetryOnError: false,
    },
  );
  const retry = useCallback(() => void mutate(undefined, { revalidate: true }), [mutate]);
  return useMemo(() => {
    if (!data || isValidating) return { state: 'loading', retry };
    if (data.end === 'success') return { state: 'ready', loaded: data.body };
    return { state: 'failed', callOutcome: toEnd(data, load), retry };
  }, [load, data, isValidating, retry]);
}
