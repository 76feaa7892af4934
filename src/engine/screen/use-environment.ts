import type { CompiledDraft } from '../../compiled/screen.ts';
import type { Schedule } from '../draft/draft-store.ts';
import { useHost, useTexts } from '../host.tsx';
import { useKeyedState } from '../use-keyed-state.ts';
import type { ScreenEnvironment } from './environment.ts';

/**
 * Returns the environment of the stores of a screen, as it is when the screen opens.
 *
 * @param draft that of the screen
 * @param loaded body of the load call's answer
 */
export function useEnvironment(
  draft: CompiledDraft | undefined,
  loaded: unknown,
): ScreenEnvironment {
  const { storage, send, go, readSources } = useHost();
  const texts = useTexts();
  const [environment] = useKeyedState<unknown, ScreenEnvironment>(storage, () => ({
    storage,
    schedule,
    send,
    go,
    texts,
    readSources,
    dataSources: { ...readSources(), ...(draft && { draft: { version: draft.version } }), loaded },
  }));
  return environment;
}

const schedule: Schedule = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};
