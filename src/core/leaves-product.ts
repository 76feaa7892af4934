/** Returns whether an address leads to another site, or may do so since a response names it, and not to a screen. */
export const leavesProduct = (address: string): boolean =>
  /^(\{|[a-z][a-z0-9+.-]*:|www\.|\/\/)/i.test(address);
