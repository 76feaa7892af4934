import { type ComponentType, createContext, type ReactNode } from 'react';
import { loadOptional } from '../../core/within.ts';

type LeavingComponent = typeof import('./leaving.tsx').Leaving;

/** Shows that another site opens; absent on a screen that leads to none, and where its code could not be loaded. */
export const LeavingContext = createContext<LeavingComponent | undefined>(undefined);

/**
 * Waits for the first form of a screen, and at the same time, where an outcome leads to another site, for the component
 * that stands on the screen while that opens.
 */
export async function withLeaving<Ready>(
  { leavesProduct }: { leavesProduct?: boolean },
  ready: Promise<Ready>,
  render: (ready: Ready) => ReactNode,
): Promise<ComponentType> {
  const leaving = leavesProduct ? loadOptional(() => import('./leaving.tsx')) : undefined;
  const [content, parts] = await Promise.all([ready, leaving]);
  return () => <LeavingContext value={parts?.Leaving}>{render(content)}</LeavingContext>;
}
