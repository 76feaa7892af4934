import { useSyncExternalStore } from 'react';
import type { useSearchList } from '../../src/widgets/parts/search/use-search-list.ts';

type Hook = typeof useSearchList;

/** Whether a test decides when the list of search boxes is loaded, and what it has decided. */
export const loading = {
  isControlled: false,
  isLoaded: false,
  approaches: 0,
  listeners: new Set<() => void>(),
};

/** Loads the list, as far as boxes can tell. */
export function load(): void {
  loading.isLoaded = true;
  for (const listener of loading.listeners) listener();
}

/** Puts the list into the hands of a test that asks for it; the boxes of all others load theirs as on a page. */
export function controllable(
  useSearchList: Hook,
  SearchList: NonNullable<ReturnType<Hook>['SearchList']>,
): Hook {
  function useControlledList() {
    const isLoaded = useSyncExternalStore(
      (listener) => {
        loading.listeners.add(listener);
        return () => loading.listeners.delete(listener);
      },
      () => loading.isLoaded,
    );
    return {
      SearchList: isLoaded ? SearchList : undefined,
      approach: () => {
        loading.approaches += 1;
      },
      missing: undefined,
    };
  }
  return (isNeeded) => {
    const controlled = useControlledList();
    const own = useSearchList(isNeeded);
    return loading.isControlled ? controlled : own;
  };
}
