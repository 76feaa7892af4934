import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** Reads a part of a store's state; the caller renders again only when that part changes. */
export function useStore<State, Part>(store: Store<State>, select: (state: State) => Part): Part {
  const read = () => select(store.state);
  // A build renders the state that a store starts with, and so does hydration.
  return useSyncExternalStore(store.subscribe, read, read);
}
