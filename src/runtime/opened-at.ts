let opened: { path: string; time: string } | undefined;

/**
 * Returns when the visitor opened the screen of an address: the first screen of a page load when the page began to load, and
 * a later one when its address is read first. The time is lost with the page.
 *
 * @param url the present address; "" where the page has none, which was never opened
 * @param now the present time; both times are ISO 8601 date-times in UTC
 */
export function openedAt(url: string, now: string): string | undefined {
  if (url === '') return undefined;
  const { pathname: path } = new URL(url);
  if (opened?.path !== path) {
    const time = opened ? now : new Date(performance.timeOrigin).toISOString();
    opened = { path, time };
  }
  return opened.time;
}
