import notBundled from './not-bundled.ts';

/** Takes the place of MUI's own focus rings, which a theme has to ask for. Ours states its rings for each component. */
export const mergeFocusVisibleInput = (input: unknown) =>
  input === undefined ? undefined : notBundled();

export const isResolvedFocusVisible = notBundled;
export const resolveFocusVisible = notBundled;
export const outsetFocusRing = {};
export const applyInsetFocusVisible = notBundled;
export const applyChildrenFocusVisible = notBundled;
