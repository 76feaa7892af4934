import { useContext, useLayoutEffect } from 'react';
import type { CompiledWizard } from '../../compiled/screen.ts';
import { ChoicesContext } from '../choices/choices-context.ts';
import { DraftContext } from '../draft/draft-context.ts';
import type { Schedule } from '../draft/draft-store.ts';
import { useHost, useTexts } from '../host.tsx';
import { useKeyedState } from '../state/use-keyed-state.ts';
import { TextFillerContext } from '../text/text-filler.ts';
import type { ScreenEnvironment } from './environment.ts';

/**
 * Returns the environment of the stores of a screen, as it is when the screen opens.
 *
 * @param loaded body of the load call's answer
 */
export function useEnvironment(
  { draft, texts: ownTexts }: Pick<CompiledWizard, 'draft' | 'texts'>,
  loaded: unknown,
): ScreenEnvironment {
  const { storage, session, send, go, tell, here, prepare, readSources } = useHost();
  const shownTexts = useTexts();
  const filler = useContext(TextFillerContext);
  const calledChoices = useContext(ChoicesContext);
  const createDraft = useContext(DraftContext)?.createDraft;
  const [environment] = useKeyedState<unknown, ScreenEnvironment>(storage, () => ({
    storage,
    session,
    schedule,
    send,
    go,
    tell,
    here,
    prepare,
    // The stores fill the screen's own wording with values of their own.
    texts: { ...shownTexts, ...ownTexts },
    filler,
    readSources,
    createDraft,
    dataSources: {
      ...readSources(),
      ...(draft && { draft: { version: draft.version } }),
      loaded,
      calledChoices,
    },
  }));
  useLayoutEffect(() => filler?.announce());
  return environment;
}

const schedule: Schedule = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};
