/**
 * Returns whether the page was loaded at the screen of an address by a visitor who came back to it: by Back or Forward, by a
 * reload, or by a link of another site.
 */
export function cameBack(url: string): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!load || url === '' || new URL(load.name).pathname !== new URL(url).pathname) return false;
  const { referrer } = document;
  const isLinked = referrer !== '' && new URL(referrer).origin !== location.origin;
  return load.type !== 'navigate' || isLinked;
}
