import type { Schedule } from '../draft/draft-store.ts';
import { useHost, useTexts } from '../host.tsx';
import { useKeyedState } from '../use-keyed-state.ts';
import type { ScreenEnvironment } from './environment.ts';

/**
 * Returns the environment of the stores of a screen, as it is when the screen opens.
 *
 * @param loaded body of the load call's answer
 */
export function useEnvironment(loaded: unknown): ScreenEnvironment {
  const { storage, send, go, pageUrl, query } = useHost();
  const texts = useTexts();
  const [environment] = useKeyedState<unknown, ScreenEnvironment>(storage, () => ({
    storage,
    schedule,
    send,
    go,
    pageUrl,
    texts,
    dataSources: { query, page: { url: pageUrl() }, loaded },
  }));
  return environment;
}

const schedule: Schedule = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};
