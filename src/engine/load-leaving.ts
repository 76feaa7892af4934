export type LeavingComponent = typeof import('./screen/leaving.tsx').Leaving;

/**
 * Loads the component that stands on a screen while another site opens, where an outcome leads to one; `undefined` where
 * it can't be loaded, since the form works without it.
 */
export const loadLeaving = async (screen: {
  leavesProduct?: boolean;
}): Promise<LeavingComponent | undefined> =>
  screen.leavesProduct
    ? import('./screen/leaving.tsx').then(
        ({ Leaving }) => Leaving,
        () => undefined,
      )
    : undefined;
