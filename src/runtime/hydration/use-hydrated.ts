import { createContext, startTransition, useLayoutEffect, useState } from 'react';
import { replayInput } from './input-before-hydration.ts';
import { replaySubmit } from './submit-before-hydration.ts';

/** Whether the page shows more than the build rendered. */
export const HydratedContext = createContext(true);

/** The content of the page when the script arrives. */
export type FirstHtml =
  /** Nothing. */
  | 'none'
  /** The screen, as every visitor gets it. */
  | 'everyones'
  /** The same, but this visitor's screen may differ: it has a query, or a draft. */
  | 'others'
  /** The same of a screen that waits for its load call, which has no form yet. */
  | 'waiting';

/**
 * Returns whether the page may show more than the build rendered. Hydration renders what the build rendered; where the
 * visitor's own differs, it follows before the browser paints, or in short tasks where it waits for its load call. Then the
 * input from before the script arrived is dispatched again, and a form that was submitted meanwhile is submitted.
 */
export function useHydrated(firstHtml: FirstHtml): boolean {
  const [isHydrated, setHydrated] = useState(firstHtml === 'none' || firstHtml === 'everyones');
  useLayoutEffect(() => {
    if (firstHtml === 'none') return replaySubmit();
    const replay = replayInput();
    const render = firstHtml === 'waiting' ? startTransition : (change: () => void) => change();
    render(() => setHydrated(true));
    // React renders the new state at the end of this commit; the replay needs that.
    queueMicrotask(() => {
      replay();
      replaySubmit();
    });
  }, [firstHtml]);
  return isHydrated;
}
