import { createContext, useLayoutEffect, useState } from 'react';
import { replayEarlyInput } from './early-input.ts';

/** Whether the page shows more than the build rendered. */
export const HydratedContext = createContext(true);

/**
 * Tells whether the page shows more than the build rendered. Hydration renders what the build rendered; the visitor's own
 * follows before the browser paints. Then the input that was made before the script arrived is made again.
 *
 * @param isPrerendered whether there is something to hydrate
 */
export function useHydrated(isPrerendered: boolean): boolean {
  const [isHydrated, setHydrated] = useState(!isPrerendered);
  useLayoutEffect(() => {
    if (!isPrerendered) return;
    const replay = replayEarlyInput(document.body);
    setHydrated(true);
    // React renders the new state at the end of this commit; the replay needs that.
    queueMicrotask(replay);
  }, [isPrerendered]);
  return isHydrated;
}
