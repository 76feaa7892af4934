/** Returns whether the visitor has asked for less motion. */
export const movesLess = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
