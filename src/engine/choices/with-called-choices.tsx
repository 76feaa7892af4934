import type { ReactNode } from 'react';
import { useHost } from '../host.tsx';
import { useKeyedState } from '../use-keyed-state.ts';
import { CalledChoices } from './called-choices.ts';
import { ChoicesContext } from './choices-context.ts';

/** Keeps the choices that calls bring for as long as the screen is open. */
export function WithCalledChoices({ children }: { children: ReactNode }) {
  const { send, session } = useHost();
  // It starts anew with the visitor's storage, as the stores do.
  const [choices] = useKeyedState(session, () => new CalledChoices(send, session));
  return <ChoicesContext value={choices}>{children}</ChoicesContext>;
}
