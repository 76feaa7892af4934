import type { Context } from 'hono';
import { RequestError } from '../errors/request-error.ts';
import { askedOrigin } from '../http/client.ts';

/**
 * Returns a function that makes the address of a path of the product in the visitor's browser. Its origin is the public one;
 * without that, the one that the request came in on, or the page's own if that is one of `origins`.
 *
 * @param basePath the path that the product lies below, "/apply"; "" at the root of the host
 */
export function productAddress(
  c: Context,
  {
    publicOrigin,
    origins,
    basePath,
  }: { publicOrigin?: string | undefined; origins: string[]; basePath: string },
): (path: string) => string {
  const { origin, host } = askedOrigin(c);
  const page = c.req.header('Origin') ?? '';
  const samePage = URL.canParse(page) && new URL(page).host === host;
  const own = samePage || origins.includes(page) ? new URL(page).origin : origin;
  const base = `${publicOrigin ?? own}${basePath}/`;
  return (path) => new URL(path.replace(/^\//, ''), base).href;
}

/** Returns whether a call comes from a page of one of `origins` on another host. All ports of a host share its cookies. */
export function isAllowedOtherHost(c: Context, origins: string[]): boolean {
  const page = c.req.header('Origin');
  if (page === undefined || !origins.includes(page)) return false;
  return new URL(page).hostname !== askedOrigin(c).hostname;
}

/**
 * Checks that a call comes from a page of the product, or from no page.
 *
 * @throws RequestError for pages of other sites
 */
export function checkOrigin(c: Context, origins: string[]): void {
  const page = c.req.header('Origin');
  if (page === undefined || origins.includes(page)) return;
  if (URL.canParse(page) && new URL(page).host === askedOrigin(c).host) return;
  throw new RequestError(
    403,
    `Pages of ${page} may not make this call. ALLOWED_ORIGINS lists those that may.`,
  );
}
