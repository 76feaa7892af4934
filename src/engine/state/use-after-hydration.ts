import { useSyncExternalStore } from 'react';

const noStore = () => () => {};

/** Returns whether the page is past the rendering that has to equal the build's. */
export const useAfterHydration = (): boolean =>
  useSyncExternalStore(
    noStore,
    () => true,
    () => false,
  );
