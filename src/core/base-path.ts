/** Returns the beginning of the names in the browser's storage of a product below a path; "" at the root of the host. */
export const storagePrefix = (basePath: string): string => basePath && `${basePath}/:`;

const word = String.raw`(?!\.{1,2}(?:/|$))[\w.~-]+`;
const basePath = new RegExp(`^/?(?:(${word}(?:/${word})*)/?)?$`);

/**
 * Reads the path of its host that a whole product lies below: "apply", "/apply" and "/apply/" are the same.
 *
 * @returns the path without a slash at its end, "/apply"; "" for the root of the host
 * @throws Error whose message names BASE_PATH, for a text that is no such path
 */
export function readBasePath(text = ''): string {
  const found = basePath.exec(text.trim());
  if (!found) {
    throw new Error(
      `BASE_PATH is "${text}", but must be a path without a host, for instance BASE_PATH=/apply/: between its slashes are letters, digits, "-", "_", "." and "~", but not ".." alone.`,
    );
  }
  const [, path] = found;
  return path === undefined ? '' : `/${path}`;
}
