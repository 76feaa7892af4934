/** The prefixes of the names of cookies that browsers take over TLS alone, safest first. */
const prefixes = ['__Host-', '__Secure-', ''];

/** Returns the decoded value of a cookie, of whichever prefix; `undefined` where the page has none of that name. */
export function readCookie(cookies: string, name: string): string | undefined {
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
