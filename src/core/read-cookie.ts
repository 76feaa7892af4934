/**
 * Returns the decoded value of a cookie, of whichever prefix; `undefined` where the page has none of that name. Its text
 * stands in a script of the page by itself, so it uses nothing from outside.
 */
export function readCookie(cookies: string, name: string): string | undefined {
  // Browsers take the first two over TLS alone.
  const prefixes = ['__Host-', '__Secure-', ''];
  const pairs = cookies.split('; ');
  const isFound = (prefix: string) => pairs.find((pair) => pair.startsWith(`${prefix}${name}=`));
  const found = prefixes.map(isFound).find((pair) => pair !== undefined);
  if (found === undefined) return undefined;
  const value = found.slice(found.indexOf('=') + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
