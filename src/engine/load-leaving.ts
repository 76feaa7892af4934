export type LeavingComponent = typeof import('./screen/leaving.tsx').Leaving;

/** Loads the component that stands on a screen while another site opens, where an outcome leads to one. */
export const loadLeaving = async (screen: {
  leavesProduct?: boolean;
}): Promise<LeavingComponent | undefined> =>
  screen.leavesProduct ? (await import('./screen/leaving.tsx')).Leaving : undefined;
