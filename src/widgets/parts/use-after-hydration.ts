import { useSyncExternalStore } from 'react';

const noStore = () => () => {};

/** Tells whether the page is past the rendering that has to come to what the build rendered. */
export const useAfterHydration = (): boolean =>
  useSyncExternalStore(
    noStore,
    () => true,
    () => false,
  );
