import { type ReactNode, useEffect } from 'react';
import type { CompiledLoad } from '../../compiled/call.ts';
import { linkOf } from '../../core/mapping/link-of.ts';
import { useHost } from '../host.tsx';
import { useKeyedState } from '../state/use-keyed-state.ts';
import { CalledChoicesStore } from './called-choices-store.ts';
import { ChoicesContext } from './choices-context.ts';

interface WithCalledChoicesProps {
  /** The item of the storage that the draft of the screen is in, if it has one. */
  draft: string | undefined;
  load?: CompiledLoad | undefined;
  children: ReactNode;
}

/** Keeps the choices that calls bring for as long as the screen is open. */
export function WithCalledChoices({ draft, load, children }: WithCalledChoicesProps) {
  const { send, session, storage, readSources } = useHost();
  // They start anew with the visitor's storage, as the stores do.
  const [chosenKey] = useKeyedState(
    session,
    () => draft && [draft, 'choices', linkOf(load, readSources()) ?? []].flat().join(' '),
  );
  const [choices] = useKeyedState(session, () => new CalledChoicesStore(send, session, chosenKey));
  useEffect(() => () => choices.stopFetchingAhead(), [choices]);
  useEffect(() => {
    if (draft === undefined || chosenKey === undefined) return;
    // The draft of an unknown owner is in the tab's storage.
    const removeWithoutDraft = () =>
      void (storage.read(draft) ?? session.read(draft) ?? session.remove(chosenKey));
    // A screen or page that is left first stores its draft, if that was not cleared.
    window.addEventListener('pagehide', removeWithoutDraft);
    return () => {
      window.removeEventListener('pagehide', removeWithoutDraft);
      setTimeout(removeWithoutDraft);
    };
  }, [draft, chosenKey, session, storage]);
  return <ChoicesContext value={choices}>{children}</ChoicesContext>;
}
